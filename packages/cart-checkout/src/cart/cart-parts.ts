import { lazyModule, lazyPart } from "@plaza/routing";

/** A visitor's cart lies on the device, so the server draws a skeleton, which stays until the code is loaded. */
export const VisitorCart = lazyPart(() => import("./visitor-cart.tsx"), "VisitorCart");

/** Amounts and a link, which work before hydration. */
export const CustomerSummary = lazyPart(() => import("./customer-summary.tsx"), "CustomerSummary");

/** Only a link, which works before hydration. */
export const EmptyCart = lazyPart(() => import("./empty-cart.tsx"), "EmptyCart");

/** What opens on a press, and what is shown when the page answers already. */
export const cartDialogs = lazyModule(() => import("./cart-dialogs.ts"));
