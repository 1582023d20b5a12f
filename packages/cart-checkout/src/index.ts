export { cartCheckoutMessages, orderMessages, ordersMessages, paymentMessages } from "./messages.ts";
export { cartCheckoutRoutes } from "./screens.ts";
