import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Named, named } from "../wire/named.ts";
import { type Decoder, list } from "../wire/decode.ts";

const shopCategories: Decoder<readonly Named[]> = list(named);

/** The shelves that a shop sorts its products on: what `fetchProductList` takes as `shopCategoryId`. */
export const fetchShopCategories = getCall("shop_goods_category/getShopGoodsCategory", {
  query: (shopId: number) => ({ shop_id: shopId }),
  decode: shopCategories,
});

export const shopCategoriesQuery = defineQuery(fetchShopCategories, {
  key: "shop-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});
