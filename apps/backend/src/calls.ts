import type { Calls } from "./call.ts";
import { catalogCalls } from "./catalog/routes.ts";
import { contentCalls } from "./content/routes.ts";
import { siteCalls } from "./site/routes.ts";

/** Everything the platform can be asked. */
export const calls: Calls = { ...siteCalls, ...catalogCalls, ...contentCalls };
