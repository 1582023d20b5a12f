import type { CallContext } from "../call.ts";
import { Refusal } from "../envelope.ts";
import { requiredId } from "../required-id.ts";
import { listProducts } from "./find-products.ts";
import { productCards } from "./product-cards.ts";
import { productDetail } from "./product-detail.ts";
import { productDetailWire } from "./product-detail-wire.ts";
import { productShopWire } from "./product-shop-wire.ts";

const recommendedInShop = { size: 9, offset: 0 };

/** `goods/getGoodsDetail`; counts a view. */
export async function answerProductDetail(context: CallContext) {
  const { db, query, productViews } = context;
  const id = requiredId(query, "goods_id");
  const detail = await productDetail(db, id);
  if (detail === null) throw new Refusal("productGone", { notFound: true });
  const filter = { shops: "any", shopId: detail.shop.id, isRecommended: true } as const;
  const recommended = await listProducts(db, { filter, order: "best-selling" }, recommendedInShop);
  const cards = await productCards(db, recommended);
  productViews.add(id);
  const views = detail.views + productViews.pending(id) + detail.product.virtualViews;
  return {
    ...productDetailWire(detail, views, context),
    shop: productShopWire(detail, cards, new Date(), context),
  };
}
