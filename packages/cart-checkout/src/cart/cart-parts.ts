import { lazyModule, lazyPart } from "@plaza/routing";

/** A visitor's cart lies on the device, so the server draws a skeleton, which stays until the code is loaded. */
export const VisitorCart = lazyPart(() => import("./visitor-cart.tsx"), "VisitorCart");

/** Amounts and a link, which work before hydration. */
export const CustomerSummary = lazyPart(() => import("./customer-summary.tsx"), "CustomerSummary");

/** Only a link, which works before hydration. */
export const EmptyCart = lazyPart(() => import("./empty-cart.tsx"), "EmptyCart");

/** Chooses another variant for a line, and puts it into a customer's cart. */
export const optionDialog = lazyModule(() => import("./option-dialog.tsx"));
