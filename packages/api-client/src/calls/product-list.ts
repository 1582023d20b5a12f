import type { ApiClient } from "../api-client.ts";
import { type ProductCard, productCard } from "../entities/product-card.ts";
import { type Page, page } from "../wire/page.ts";
import { type ProductSort, sortOrders } from "../wire/product-sort.ts";

export interface ProductListParams {
  /** Part of a product's name. */
  readonly text?: string | undefined;
  readonly shopId?: number | undefined;
  /** A shop's own category, not one of the platform's tree. */
  readonly shopCategoryId?: number | undefined;
  readonly sort?: ProductSort | undefined;
  readonly page: number;
  readonly pageSize: number;
}

// Goes into the platform's database query as it is: any other name is an error there.
const columns = { created: "create_time", sales: "sales_sum", price: "price" } as const;

const productPage = page(productCard);

/**
 * Search, best sellers, new products, and a shop's products. Never sends `type`: its values 2 and 3 fail on the platform,
 * and sorting says the same.
 */
export function fetchProductList(
  api: ApiClient,
  params: ProductListParams,
  signal?: AbortSignal,
): Promise<Page<ProductCard>> {
  const order = sortOrders[params.sort ?? "relevance"];
  const query = {
    name: params.text === "" ? undefined : params.text,
    shop_id: params.shopId,
    category_id: params.shopCategoryId,
    sort_type: order === null ? undefined : columns[order[0]],
    sort: order?.[1],
    page_no: params.page,
    page_size: params.pageSize,
  };
  return api.get("pc/goodsList", query, productPage, signal);
}
