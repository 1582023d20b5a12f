export { catalogMessages } from "./messages.ts";
export { catalogRoutes } from "./routes.ts";
