export { articleMessages, catalogMessages } from "./messages.ts";
export { catalogRoutes, catalogStreetRoutes } from "./routes.ts";
