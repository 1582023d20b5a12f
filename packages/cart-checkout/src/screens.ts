import { commerceDialogMessages, commerceUiMessages } from "@plaza/commerce-ui/messages";
import { lazyPage, loadedHead } from "@plaza/routing";
import { CustomerSummary, EmptyCart, VisitorCart } from "./cart/cart-parts.ts";
import { cartCheckoutMessages, orderMessages, ordersMessages, paymentMessages } from "./messages.ts";
import * as routes from "./routes.ts";

routes.cartRoute.update({
  staticData: { messages: [cartCheckoutMessages], needsScript: true },
  head: loadedHead,
  component: lazyPage(() => import("./cart/cart-page.tsx"), "CartPage", [CustomerSummary, VisitorCart, EmptyCart]),
});

routes.checkoutRoute.update({
  staticData: { messages: [cartCheckoutMessages, commerceDialogMessages], needsScript: true },
  head: loadedHead,
  component: lazyPage(() => import("./checkout/checkout-page.tsx"), "CheckoutPage"),
});

routes.paymentRoute.update({
  staticData: { messages: [paymentMessages, commerceUiMessages, commerceDialogMessages], needsScript: true },
  head: loadedHead,
  component: lazyPage(() => import("./payment/payment-page.tsx"), "PaymentPage"),
});

routes.ordersRoute.update({
  staticData: { messages: [ordersMessages, commerceUiMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./orders/orders-page.tsx"), "OrdersPage"),
});

routes.orderRoute.update({
  staticData: { messages: [orderMessages, commerceUiMessages] },
  head: loadedHead,
  component: lazyPage(() => import("./order-detail/order-page.tsx"), "OrderPage"),
});

/** Every route of this package by its layout, for the shell's tree. */
export const cartCheckoutRoutes = {
  default: [routes.cartRoute, routes.checkoutRoute, routes.paymentRoute],
  user: [routes.ordersRoute, routes.orderRoute],
} as const;
