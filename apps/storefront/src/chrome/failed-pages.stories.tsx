import type { ReactElement } from "react";
import { chromeStory } from "../story-help/chrome-story.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { OfflinePage } from "./offline-page.tsx";

export default { title: "Chrome/FailedPages" };

const desktop = { viewport: { value: "1280" } };
const phone = { viewport: { value: "360" } };

const failed = { ...chromeStory(), render: (): ReactElement => <ErrorPage error={new Error("The story fails")} /> };
const offline = { ...chromeStory(), render: (): ReactElement => <OfflinePage /> };
const notFound = { ...chromeStory(), render: (): ReactElement => <NotFoundPage /> };

export const Failed = { ...failed, globals: desktop };
export const FailedOnPhone = { ...failed, globals: phone };
export const Offline = { ...offline, globals: desktop };
export const OfflineOnPhone = { ...offline, globals: phone };
export const NotFound = { ...notFound, globals: desktop };
export const NotFoundOnPhone = { ...notFound, globals: phone };
