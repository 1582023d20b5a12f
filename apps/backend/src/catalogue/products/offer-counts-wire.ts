import type { Executor } from "../../platform/store/database.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { offerCounts } from "./offer-counts.ts";
import type { ProductCard } from "./product-cards.ts";

/** The items of a list that shows one offer an article, with what there is beside it at other merchants. */
export async function withOfferCounts<Item extends object>(
  db: Executor,
  cards: readonly ProductCard[],
  itemOf: (card: ProductCard) => Item,
  now: Date,
) {
  const articleIds = cards.flatMap(({ articleId }) => articleId ?? []);
  const counts = await offerCounts(db, articleIds, now);
  return cards.map((card) => {
    const offers = card.articleId === null ? undefined : counts.get(card.articleId);
    const item = itemOf(card);
    return offers === undefined || offers.merchants < 2
      ? item
      : { ...item, offer_count: offers.merchants, offer_from: decimalYuan(offers.from) };
  });
}
