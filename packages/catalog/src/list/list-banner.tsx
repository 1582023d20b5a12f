import type { ReactElement } from "react";
import { PageBanner } from "./page-banner.tsx";

export function HotBanner(): ReactElement {
  return <PageBanner kind="hot" />;
}

export function NewBanner(): ReactElement {
  return <PageBanner kind="new" />;
}
