import { lazyPart } from "@plaza/routing";

/** The cart on the device, which no server sees: the boxes that it will stand in are drawn until its code is here. */
export const VisitorCart = lazyPart(() => import("./visitor-cart.tsx"), "VisitorCart");

/** Amounts and a link, which works before the browser takes it over. */
export const CustomerSummary = lazyPart(() => import("./customer-summary.tsx"), "CustomerSummary");

/** Nothing but a link, which works before the browser takes it over. */
export const EmptyCart = lazyPart(() => import("./empty-cart.tsx"), "EmptyCart");
