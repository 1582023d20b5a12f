import { factFlags, type FactColumns } from "./fact-columns.ts";
import type { Places, ShopStates } from "./selection.ts";

/**
 * Of each article one offer, the one that comes first: what can be bought before what cannot, then what costs less now,
 * then the older product. The others of its places are left out; products that nobody else sells stay as they are.
 */
export function bestOfArticles(facts: FactColumns, shops: ShopStates, places: Places): Places {
  const best = new Map<number, number>();
  for (const place of places) {
    const article = facts.article[place] ?? 0;
    if (article === 0) continue;
    const known = best.get(article);
    if (known === undefined || comesBefore(facts, shops, place, known)) best.set(article, place);
  }
  return best.size === 0
    ? places
    : places.filter((place) => facts.article[place] === 0 || best.get(facts.article[place] ?? 0) === place);
}

function comesBefore(facts: FactColumns, shops: ShopStates, one: number, other: number): boolean {
  const [buyable, otherBuyable] = [canBeBought(facts, shops, one), canBeBought(facts, shops, other)];
  if (buyable !== otherBuyable) return buyable;
  const [price = 0, otherPrice = 0] = [facts.price[one], facts.price[other]];
  return price === otherPrice ? (facts.id[one] ?? 0) < (facts.id[other] ?? 0) : price < otherPrice;
}

function canBeBought(facts: FactColumns, shops: ShopStates, place: number): boolean {
  return ((facts.flags[place] ?? 0) & factFlags.inStock) !== 0 && shops.takesPayments[facts.shop[place] ?? 0] === 1;
}
