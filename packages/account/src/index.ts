export { accountMessages } from "./messages.ts";
export { accountRoutes } from "./routes.ts";
