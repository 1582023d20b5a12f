import type { CallContext } from "../http/call.ts";
import type { Query } from "../http/query.ts";
import { searchProducts } from "./search-products.ts";
import { pageFacts } from "../wire/page.ts";
import { platformListItem } from "./product-card-wire.ts";
import { productCards } from "./product-cards.ts";
import type { ProductOrder } from "./product-order.ts";

/** `goods/getGoodsList` and `goods/getHotList`, which differ in the order where none is asked for. */
export async function handlePlatformList(context: CallContext, otherwise: "default" | "best-selling") {
  const { db, query } = context;
  const page = query.page();
  const filter = {
    shops: "usable",
    categoryId: query.id("platform_cate_id"),
    brandId: query.id("brand_id"),
    shopId: query.id("shop_id"),
    shopCategoryId: query.id("shop_cate_id"),
    isRecommended: query.flag("is_recommend"),
  } as const;
  const wanted = { text: query.text("keyword"), filter, order: wantedOrder(query), otherwise };
  const { ids, total } = await searchProducts(db, wanted, page);
  const cards = await productCards(db, ids);
  return {
    lists: cards.map((card) => platformListItem(card, context)),
    ...pageFacts(page, total),
  };
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
