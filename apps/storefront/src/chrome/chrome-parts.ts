import { lazyPart } from "@plaza/routing";

const code = () => import("./chrome-components.ts");

/** The parts around every page. The root route names them, and the browser hydrates them after the first paint. */
export const chromeParts = {
  AccountTop: lazyPart(code, "AccountTop"),
  DefaultTop: lazyPart(code, "DefaultTop"),
  FooterBottom: lazyPart(code, "FooterBottom"),
  NotFoundPage: lazyPart(code, "NotFoundPage"),
  Notices: lazyPart(code, "Notices"),
  OfflinePage: lazyPart(code, "OfflinePage"),
  PageAlerts: lazyPart(code, "PageAlerts"),
  PageBottom: lazyPart(code, "PageBottom"),
  FullWidthTop: lazyPart(code, "FullWidthTop"),
};

/** The menu beside a customer's own pages. What the page itself is about is hydrated before it. */
export const UserMenu = lazyPart(() => import("./user/user-menu.tsx"), "UserMenu");
