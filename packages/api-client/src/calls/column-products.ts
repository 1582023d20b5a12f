import type { ApiClient } from "../api-client.ts";
import { type ProductCard, productCard } from "../entities/product-card.ts";
import { type Page, page } from "../wire/page.ts";

export interface ColumnProductsParams {
  readonly columnId: number;
  readonly page: number;
  readonly pageSize: number;
}

const productPage = page(productCard);

export function fetchColumnProducts(
  api: ApiClient,
  params: ColumnProductsParams,
  signal?: AbortSignal,
): Promise<Page<ProductCard>> {
  const query = { column_id: params.columnId, page_no: params.page, page_size: params.pageSize };
  return api.get("goods/getGoodsListByColumnId", query, productPage, signal);
}
