import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { flashProduct } from "./flash-product.ts";
import { page } from "../wire/page.ts";

export interface FlashProductsParams {
  readonly slotId: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Empty for a slot that does not exist. */
export const fetchFlashProducts = getCall("seckill_goods/getSeckillGoods", {
  query: (params: FlashProductsParams) => ({
    seckill_id: params.slotId,
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: page(flashProduct),
});

export const flashProductsQuery = defineQuery(fetchFlashProducts, {
  key: "flash-products",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});
