import {
  customersOnly,
  defaultLayout,
  idSearch,
  lazyLoader,
  lazyPage,
  loadedHead,
  to,
  userLayout,
} from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { cartCheckoutMessages, orderMessages, ordersMessages, paymentMessages } from "./messages.ts";
import { CustomerSummary, EmptyCart, VisitorCart } from "./cart/cart-parts.ts";
import { cartSearch } from "./cart/cart-search.ts";
import { checkoutSearch } from "./checkout/checkout-search.ts";
import { paymentSearch } from "./payment/payment-search.ts";
import { ordersSearch } from "./orders/orders-search.ts";

// Several routes share a chunk: each first visit brings the name, once.
const loaders = () => import("./loaders.ts");

const messages = [cartCheckoutMessages];

export const cartRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.cart.path,
  staticData: { messages, parts: [CustomerSummary, VisitorCart, EmptyCart], needsScript: true },
  validateSearch: cartSearch,
  loader: lazyLoader(loaders, "loadCart"),
  head: loadedHead,
  component: lazyPage(() => import("./cart/cart-page.tsx"), "CartPage"),
});

export const checkoutRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.checkout.path,
  staticData: { messages, needsScript: true },
  beforeLoad: customersOnly,
  validateSearch: checkoutSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(loaders, "loadCheckout"),
  preload: false,
  head: loadedHead,
  component: lazyPage(() => import("./checkout/checkout-page.tsx"), "CheckoutPage"),
});

export const paymentRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.payment.path,
  staticData: { messages: [paymentMessages], needsScript: true },
  beforeLoad: customersOnly,
  validateSearch: paymentSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(loaders, "loadPayment"),
  preload: false,
  head: loadedHead,
  component: lazyPage(() => import("./payment/payment-page.tsx"), "PaymentPage"),
});

export const ordersRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.orders.path,
  staticData: { messages: [ordersMessages] },
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(loaders, "loadOrders"),
  head: loadedHead,
  component: lazyPage(() => import("./orders/orders-page.tsx"), "OrdersPage"),
});

export const orderRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.order.path,
  staticData: { messages: [orderMessages] },
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(loaders, "loadOrder"),
  head: loadedHead,
  component: lazyPage(() => import("./order-detail/order-page.tsx"), "OrderPage"),
});

/** Every route of this package, by the layout it stands in. */
export const cartCheckoutRoutes = {
  default: [cartRoute, checkoutRoute, paymentRoute],
  user: [ordersRoute, orderRoute],
} as const;
