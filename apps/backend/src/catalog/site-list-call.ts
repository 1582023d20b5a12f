import type { CallContext } from "../http/call.ts";
import type { Query } from "../http/query.ts";
import { searchProducts } from "./search-products.ts";
import { listFacts } from "./list-wire.ts";
import { siteListItem } from "./product-card-wire.ts";
import { productCards } from "./product-cards.ts";
import { type ProductOrder, sortedBy } from "./product-order.ts";

const sortColumns = { create_time: "created", price: "price", sales_sum: "sales" } as const;

/** `pc/goodsList`: search, shop shelves, hot and new lists of the web site. */
export async function handleSiteList(context: CallContext) {
  const { db, query } = context;
  const now = context.now();
  const page = query.page();
  const filter = {
    shops: "usable",
    shopId: query.id("shop_id"),
    shopCategoryId: query.id("category_id"),
    // Ours, of the extension `coupon_centre`.
    couponId: query.id("coupon_id"),
  } as const;
  const wanted = { text: query.text("name"), filter, order: wantedOrder(query, now), otherwise: "id" } as const;
  const { ids, total } = await searchProducts(db, wanted, page);
  const cards = await productCards(db, ids, now);
  const { page_no, page_size, ...facts } = listFacts(page, total);
  return { list: cards.map((card) => siteListItem(card, context)), ...facts, page: page_no, size: page_size };
}

/** Null unless both parameters are known words. */
function wantedOrder(query: Query, now: Date): ProductOrder | null {
  const by = new Map<string, "created" | "price" | "sales">(Object.entries(sortColumns)).get(query.text("sort_type"));
  const direction = query.direction("sort");
  return by === undefined || direction === null ? null : sortedBy(by, direction, now);
}
