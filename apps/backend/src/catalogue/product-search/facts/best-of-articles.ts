import { factFlags, type FactColumns } from "./fact-columns.ts";
import { Positions } from "./positions.ts";
import type { Places, ShopStates } from "./selection.ts";

/**
 * Of each article one offer, the one that comes first: what can be bought before what cannot, then what costs less now,
 * then the older product. The others of its places are left out; products that nobody else sells stay as they are.
 */
export function bestOfArticles(facts: FactColumns, shops: ShopStates, places: Places): Places {
  const { article: articles } = facts;
  const { length } = places;
  const best = new Positions();
  let isOffered = false;
  for (let index = 0; index < length; index += 1) {
    const place = places[index] ?? 0;
    const article = articles[place] ?? 0;
    if (article === 0) continue;
    isOffered = true;
    const known = best.of(article);
    if (known < 0 || comesBefore(facts, shops, place, known)) best.set(article, place);
  }
  if (!isOffered) return places;
  const kept = new Int32Array(length);
  let count = 0;
  for (let index = 0; index < length; index += 1) {
    const place = places[index] ?? 0;
    const article = articles[place] ?? 0;
    if (article === 0 || best.of(article) === place) kept[count++] = place;
  }
  return kept.subarray(0, count);
}

function comesBefore(facts: FactColumns, shops: ShopStates, one: number, other: number): boolean {
  const buyable = canBeBought(facts, shops, one);
  if (buyable !== canBeBought(facts, shops, other)) return buyable;
  const price = facts.price[one] ?? 0;
  const otherPrice = facts.price[other] ?? 0;
  return price === otherPrice ? (facts.id[one] ?? 0) < (facts.id[other] ?? 0) : price < otherPrice;
}

function canBeBought(facts: FactColumns, shops: ShopStates, place: number): boolean {
  return ((facts.flags[place] ?? 0) & factFlags.inStock) !== 0 && shops.takesPayments[facts.shop[place] ?? 0] === 1;
}
