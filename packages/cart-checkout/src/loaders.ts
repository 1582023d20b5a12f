/** The loaders of all pages as one chunk, which the first, server-rendered page of a visit does not need. */
export { loadCart } from "./cart/cart-loader.ts";
export { loadCheckout } from "./checkout/checkout-loader.ts";
export { loadOrder } from "./order-detail/order-loader.ts";
export { loadOrders } from "./orders/orders-loader.ts";
export { loadPayment } from "./payment/payment-loader.ts";
