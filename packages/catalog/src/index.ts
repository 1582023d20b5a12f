export { articleMessages, catalogMessages, promotionMessages } from "./messages.ts";
export { catalogRoutes, catalogStreetRoutes } from "./routes.ts";
