import type { ApiClient } from "../api-client.ts";
import { type FlashProduct, flashProduct } from "../entities/flash-product.ts";
import { type Page, page } from "../wire/page.ts";

export interface FlashProductsParams {
  readonly slotId: number;
  readonly page: number;
  readonly pageSize: number;
}

const flashProductPage = page(flashProduct);

/** Empty for a slot that does not exist. */
export function fetchFlashProducts(
  api: ApiClient,
  params: FlashProductsParams,
  signal?: AbortSignal,
): Promise<Page<FlashProduct>> {
  const query = { seckill_id: params.slotId, page_no: params.page, page_size: params.pageSize };
  return api.get("seckill_goods/getSeckillGoods", query, flashProductPage, signal);
}
