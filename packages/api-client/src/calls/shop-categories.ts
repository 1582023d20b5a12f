import type { ApiClient } from "../api-client.ts";
import { type Named, named } from "../entities/named.ts";
import { list } from "../wire/decode.ts";

const shopCategories = list(named);

/** The shelves that a shop sorts its products on: what `fetchProductList` takes as `shopCategoryId`. */
export function fetchShopCategories(api: ApiClient, shopId: number, signal?: AbortSignal): Promise<readonly Named[]> {
  return api.get("shop_goods_category/getShopGoodsCategory", { shop_id: shopId }, shopCategories, signal);
}
