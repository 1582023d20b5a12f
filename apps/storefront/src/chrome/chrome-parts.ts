import { lazyPart } from "@plaza/routing";

/** The parts around every page. The root route names them, and the browser hydrates them after the first paint. */
export const chromeParts = {
  AccountTop: lazyPart(() => import("./chrome-components.ts"), "AccountTop"),
  DefaultTop: lazyPart(() => import("./chrome-components.ts"), "DefaultTop"),
  FooterBottom: lazyPart(() => import("./chrome-components.ts"), "FooterBottom"),
  NotFoundPage: lazyPart(() => import("./chrome-components.ts"), "NotFoundPage"),
  Notices: lazyPart(() => import("./chrome-components.ts"), "Notices"),
  OfflinePage: lazyPart(() => import("./chrome-components.ts"), "OfflinePage"),
  PageAlerts: lazyPart(() => import("./chrome-components.ts"), "PageAlerts"),
  PageBottom: lazyPart(() => import("./chrome-components.ts"), "PageBottom"),
  StreetTop: lazyPart(() => import("./chrome-components.ts"), "StreetTop"),
};
