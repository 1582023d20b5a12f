import type { ApiClient } from "../api-client.ts";
import { type ProductCard, productCard } from "../entities/product-card.ts";
import { type Page, page } from "../wire/page.ts";
import { type ProductSort, sortOrders } from "../wire/product-sort.ts";

export interface CategoryProductsParams {
  /** A category of the platform's tree, of any level; without it all products. */
  readonly categoryId?: number | undefined;
  /** Part of a product's name. */
  readonly text?: string | undefined;
  readonly sort?: ProductSort | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const parameters = { created: "sort_by_create", sales: "sort_by_sales", price: "sort_by_price" } as const;

const productPage = page(productCard);

export function fetchCategoryProducts(
  api: ApiClient,
  params: CategoryProductsParams,
  signal?: AbortSignal,
): Promise<Page<ProductCard>> {
  const order = sortOrders[params.sort ?? "relevance"];
  const query = {
    platform_cate_id: params.categoryId,
    keyword: params.text === "" ? undefined : params.text,
    ...(order === null ? {} : { [parameters[order[0]]]: order[1] }),
    page_no: params.page,
    page_size: params.pageSize,
  };
  return api.get("goods/getGoodsList", query, productPage, signal);
}
