// The parts around every page are exported by one module, so that they are one chunk: see `chrome-parts.ts`.
export { AccountTop } from "./account-top.tsx";
export { NotFoundPage } from "./not-found-page.tsx";
export { DefaultTop, StreetTop } from "./page-top.tsx";
export { FooterBottom, PageBottom } from "./page-bottom.tsx";
export { Notices } from "./notices.tsx";
export { OfflinePage } from "./offline-page.tsx";
export { PageAlerts } from "./page-alerts.tsx";
