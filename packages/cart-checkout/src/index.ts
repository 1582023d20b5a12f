export { cartCheckoutMessages, orderMessages } from "./messages.ts";
export { cartCheckoutRoutes } from "./routes.ts";
