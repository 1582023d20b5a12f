import { inChinese, inJapaneseOnAPhone, inKoreanOnATablet } from "@plaza/testing/page-matrix";
import type { ReactElement } from "react";
import { chromeStory } from "../../story-help/chrome-story.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OfflinePage } from "./offline.tsx";

export default { title: "Chrome/FailedPages" };

const desktop = { viewport: { value: "1280" } };

const failed = { ...chromeStory(), render: (): ReactElement => <ErrorPage error={new Error("The story fails")} /> };
const offline = { ...chromeStory(), render: (): ReactElement => <OfflinePage /> };
const notFound = { ...chromeStory(), render: (): ReactElement => <NotFoundPage /> };

export const Failed = { ...failed, globals: desktop };
export const Offline = { ...offline, globals: desktop };
export const NotFound = { ...notFound, globals: desktop };
export const Chinese = { ...failed, globals: inChinese };
export const JapaneseOnAPhone = { ...offline, globals: inJapaneseOnAPhone };
export const KoreanOnATablet = { ...notFound, globals: inKoreanOnATablet };
