import type { CallContext } from "../../platform/http/call.ts";
import type { Query } from "../../platform/http/query.ts";
import { askedSkus, askedSkuWire } from "./asked-skus.ts";
import { categoryOfFilter } from "./filter-categories.ts";
import { facetFilters } from "./facet-filters.ts";
import { listedProducts } from "./listed-products.ts";
import { readingOf, searchMeaningWire } from "./search-meaning.ts";
import { platformListItem } from "./product-card-wire.ts";
import { type ProductCard, productCards } from "./product-cards.ts";
import { withOfferCounts } from "./offer-counts.ts";
import type { ProductOrder } from "./product-order.ts";
import { listFields } from "./product-list.ts";

/** `goods/getGoodsList` and `goods/getHotList`, which differ in the order where none is asked for. */
export async function handlePlatformList(context: CallContext, fallbackOrder: "default" | "best-selling") {
  const { db, query } = context;
  const now = context.now();
  const page = query.page();
  const narrowedBy = facetFilters(query);
  const categoryId = query.id("platform_cate_id");
  const filter = {
    shops: "usable",
    category: categoryId === null ? null : await categoryOfFilter(db, categoryId),
    brandId: query.id("brand_id"),
    shopId: query.id("shop_id"),
    shopCategoryId: query.id("shop_cate_id"),
    isRecommended: query.flag("is_recommend"),
  } as const;
  const wanted = {
    text: query.text("keyword"),
    reading: readingOf(context),
    filter,
    narrowedBy,
    order: wantedOrder(query),
    fallbackOrder,
  };
  const listed = await listedProducts(context, wanted, page, now);
  const { ids, total, askedOptions } = listed;
  const [cards, skuIds] = await Promise.all([productCards(db, ids, now), askedSkus(db, askedOptions, now)]);
  const item = (card: ProductCard) => ({ ...platformListItem(card, context), ...askedSkuWire(skuIds, card) });
  const lists = narrowedBy.onePerArticle ? await withOfferCounts(db, cards, item, now) : cards.map(item);
  return { lists, ...listFields(page, total), ...(await searchMeaningWire(context, listed)) };
}

/** Of several sort parameters the first of this list counts. */
const sortParameters = [
  ["sort_by_create", "created"],
  ["sort_by_price", "price"],
  ["sort_by_sales", "sales"],
] as const;

function wantedOrder(query: Query): ProductOrder | null {
  for (const [parameter, by] of sortParameters) {
    const direction = query.direction(parameter);
    if (direction !== null) return { by, direction };
  }
  return null;
}
