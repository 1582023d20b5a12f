import type { CallContext } from "../http/call.ts";
import type { Query } from "../http/query.ts";
import { searchProducts } from "./search-products.ts";
import { more } from "../wire/page.ts";
import { siteListItem } from "./product-card-wire.ts";
import { productCards } from "./product-cards.ts";
import type { ProductOrder } from "./product-order.ts";

const sortColumns = { create_time: "created", price: "price", sales_sum: "sales" } as const;

/** `pc/goodsList`: search, shop shelves, hot and new lists of the web site. */
export async function handleSiteList(context: CallContext) {
  const { db, query } = context;
  const page = query.page();
  const filter = { shops: "usable", shopId: query.id("shop_id"), shopCategoryId: query.id("category_id") } as const;
  const wanted = { text: query.text("name"), filter, order: wantedOrder(query), otherwise: "id" } as const;
  const { ids, total } = await searchProducts(db, wanted, page);
  const cards = await productCards(db, ids);
  return {
    list: cards.map((card) => siteListItem(card, context)),
    count: total,
    page: page.number,
    size: page.size,
    more: more(page, total),
  };
}

/** Null unless both parameters are known words. */
function wantedOrder(query: Query): ProductOrder | null {
  const by = new Map<string, "created" | "price" | "sales">(Object.entries(sortColumns)).get(query.text("sort_type"));
  const direction = query.direction("sort");
  return by === undefined || direction === null ? null : { by, direction };
}
