import type { CallContext } from "../../platform/http/call.ts";
import type { Query } from "../../platform/http/query.ts";
import { askedSkus, askedSkuWire } from "./asked-skus.ts";
import { facetFilters } from "./facet-filters.ts";
import { listedProducts } from "./listed-products.ts";
import { readingOf, searchMeaningWire } from "./search-meaning.ts";
import { siteListItem } from "./product-card-wire.ts";
import { type ProductCard, productCards } from "./product-cards.ts";
import { withOfferCounts } from "./offer-counts.ts";
import type { ProductOrder } from "./product-order.ts";
import { listFields } from "./product-list.ts";

const sortColumns = { create_time: "created", price: "price", sales_sum: "sales" } as const;

/** `pc/goodsList`: search, shop shelves, hot and new lists of the web site. */
export async function handleSiteList(context: CallContext) {
  const { db, query } = context;
  const now = context.now();
  const page = query.page();
  const narrowedBy = facetFilters(query);
  const filter = {
    shops: "usable",
    shopId: query.id("shop_id"),
    shopCategoryId: query.id("category_id"),
    // Ours, of the extension `coupon_centre`.
    couponId: query.id("coupon_id"),
  } as const;
  const wanted = {
    text: query.text("name"),
    reading: readingOf(context),
    filter,
    narrowedBy,
    order: wantedOrder(query),
    fallbackOrder: "id",
  } as const;
  const listed = await listedProducts(context, wanted, page, now);
  const { ids, total, askedOptions } = listed;
  const [cards, skuIds] = await Promise.all([productCards(db, ids, now), askedSkus(db, askedOptions, now)]);
  const { page_no, page_size, ...fields } = listFields(page, total);
  const item = (card: ProductCard) => ({ ...siteListItem(card, context), ...askedSkuWire(skuIds, card) });
  const list = narrowedBy.onePerArticle ? await withOfferCounts(db, cards, item, now) : cards.map(item);
  return { list, ...fields, page: page_no, size: page_size, ...(await searchMeaningWire(context, listed)) };
}

/** Null unless both parameters are known words. */
function wantedOrder(query: Query): ProductOrder | null {
  const by = new Map<string, "created" | "price" | "sales">(Object.entries(sortColumns)).get(query.text("sort_type"));
  const direction = query.direction("sort");
  return by === undefined || direction === null ? null : { by, direction };
}
