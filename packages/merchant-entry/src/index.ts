export { merchantEntryMessages } from "./messages.ts";
export { merchantEntryRoutes } from "./screens.ts";
