export { accountMessages, favouriteMessages } from "./messages.ts";
export { accountRoutes } from "./routes.ts";
