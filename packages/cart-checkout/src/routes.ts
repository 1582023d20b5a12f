import { customersOnly, defaultLayout, idSearch, lazyLoader, to, userLayout } from "@plaza/routing";
import { createRoute } from "@tanstack/react-router";
import { ordersSearch } from "./orders/orders-search.ts";
import { paymentSearch } from "./payment/payment-search.ts";
import { cartSearch, checkoutSearch } from "./searches.ts";

/* The addresses of this package. What they draw is added in screens.ts, so that pages may name routes. */

export const cartRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.cart.path,
  validateSearch: cartSearch,
  loader: lazyLoader(() => import("./cart/cart-loader.ts"), "loadCart"),
});

export const checkoutRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.checkout.path,
  beforeLoad: customersOnly,
  validateSearch: checkoutSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./checkout/checkout-loader.ts"), "loadCheckout"),
  preload: false,
});

export const paymentRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: to.payment.path,
  beforeLoad: customersOnly,
  validateSearch: paymentSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./payment/payment-loader.ts"), "loadPayment"),
  preload: false,
});

export const ordersRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.orders.path,
  validateSearch: ordersSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./orders/orders-loader.ts"), "loadOrders"),
});

export const orderRoute = createRoute({
  getParentRoute: () => userLayout,
  path: to.order.path,
  validateSearch: idSearch,
  loaderDeps: ({ search }) => search,
  loader: lazyLoader(() => import("./order-detail/order-loader.ts"), "loadOrder"),
});
