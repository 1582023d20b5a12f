export { articleMessages, catalogMessages, productMessages, promotionMessages } from "./messages.ts";
export { catalogRoutes, catalogStreetRoutes } from "./screens.ts";
