import type { shops } from "../../platform/store/schema/merchants.ts";
import { flag } from "../../platform/wire/scalars.ts";

type RatedShop = Pick<typeof shops.$inferSelect, "score" | "serviceScore">;

/** Whether any of its products was reviewed: a review rates the service, too. A new shop stands at 5 without one. */
function isRated({ serviceScore }: RatedShop): boolean {
  return serviceScore !== null;
}

/** The contract has a score of every shop; `is_rated` is ours, and says whether anybody has given it. */
export function shopScoreWire(shop: RatedShop) {
  return { score: shop.score, is_rated: flag(isRated(shop)) };
}
