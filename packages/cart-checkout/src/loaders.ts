/** What each page fetches before it shows, in one chunk: the first page of a visit, drawn by the server, carries none of it. */
export { loadCart } from "./cart/cart-loader.ts";
export { loadCheckout } from "./checkout/checkout-loader.ts";
export { loadOrder } from "./order-detail/order-loader.ts";
export { loadOrders } from "./orders/orders-loader.ts";
export { loadPayment } from "./payment/payment-loader.ts";
