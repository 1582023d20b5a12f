export { afterSalesMessages, reviewMessages, withdrawalMessages } from "./messages.ts";
export { afterSalesRoutes } from "./routes.ts";
