export { cartCheckoutMessages } from "./messages.ts";
export { cartCheckoutRoutes } from "./routes.ts";
