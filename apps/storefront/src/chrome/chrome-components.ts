// The parts around every page are exported by one module, so that they are one chunk: see `chrome-parts.ts`.
export { AccountTop } from "./header/account-top.tsx";
export { NotFoundPage } from "./errors/not-found-page.tsx";
export { DefaultTop, FullWidthTop } from "./header/page-top.tsx";
export { FooterBottom, PageBottom } from "./footer/page-bottom.tsx";
export { Notices } from "./notices.tsx";
export { OfflinePage } from "./errors/offline.tsx";
export { PageAlerts } from "./errors/page-alerts.tsx";
