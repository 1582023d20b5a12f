export { articleMessages, catalogMessages, productMessages, promotionMessages } from "./messages.ts";
export { catalogRoutes, catalogShopRoutes } from "./screens.ts";
