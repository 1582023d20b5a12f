import { latePart } from "@plaza/routing";

/** The cart on the device, which no server sees: the boxes that it will stand in are drawn until its code is here. */
export const LateVisitorCart = latePart(() => import("./visitor-cart.tsx"), "VisitorCart");

/** Amounts and a link, which works before the browser takes it over. */
export const LateCustomerSummary = latePart(() => import("./customer-summary.tsx"), "CustomerSummary");

/** Nothing but a link, which works before the browser takes it over. */
export const LateEmptyCart = latePart(() => import("./empty-cart.tsx"), "EmptyCart");
