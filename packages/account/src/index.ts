export { accountMessages, favouriteMessages } from "./messages.ts";
export { accountRoutes } from "./screens.ts";
