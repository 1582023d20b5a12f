import { addressCalls } from "./addresses/routes.ts";
import { accountCalls } from "./authentication/routes.ts";
import type { Calls } from "./http/call.ts";
import { cartCalls } from "./cart/routes.ts";
import { catalogCalls } from "./catalog/routes.ts";
import { checkoutCalls } from "./checkout/routes.ts";
import { contentCalls } from "./content/routes.ts";
import { couponCalls } from "./coupons/routes.ts";
import { merchantCalls } from "./merchants/routes.ts";
import { orderCalls } from "./orders/routes.ts";
import { paymentCalls } from "./payments/routes.ts";
import { promotionCalls } from "./promotions/routes.ts";
import { reviewCalls } from "./reviews/routes.ts";
import { siteCalls } from "./site/routes.ts";
import { suggestionCalls } from "./suggestions/routes.ts";
import { walletCalls } from "./wallet/routes.ts";

/** Everything the platform can be asked. */
export const calls: Calls = {
  ...siteCalls,
  ...accountCalls,
  ...catalogCalls,
  ...contentCalls,
  ...merchantCalls,
  ...orderCalls,
  ...paymentCalls,
  ...promotionCalls,
  ...reviewCalls,
  ...suggestionCalls,
  ...walletCalls,
  ...addressCalls,
  ...cartCalls,
  ...couponCalls,
  ...checkoutCalls,
};
