export { merchantEntryMessages } from "./messages.ts";
export { merchantEntryRoutes } from "./routes.ts";
