import type { Calls } from "./call.ts";
import { catalogCalls } from "./catalog/routes.ts";
import { contentCalls } from "./content/routes.ts";
import { merchantCalls } from "./merchants/routes.ts";
import { promotionCalls } from "./promotions/routes.ts";
import { reviewCalls } from "./reviews/routes.ts";
import { siteCalls } from "./site/routes.ts";
import { suggestionCalls } from "./suggestions/routes.ts";

/** Everything the platform can be asked. */
export const calls: Calls = {
  ...siteCalls,
  ...catalogCalls,
  ...contentCalls,
  ...merchantCalls,
  ...promotionCalls,
  ...reviewCalls,
  ...suggestionCalls,
};
