export { afterSalesMessages, applicationMessages, reviewMessages, withdrawalMessages } from "./messages.ts";
export { afterSalesRoutes } from "./screens.ts";
