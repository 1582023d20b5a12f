import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { eachOnce, type FlashProduct, flashProduct } from "./flash-product.ts";
import type { Decoder } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";

export interface FlashProductsParams {
  readonly slotId: number;
  readonly page: number;
  readonly pageSize: number;
}

const productPage = page(flashProduct);

/** Each product once; `total` may count one that is offered for several ranges of days more than once. */
const flashProducts: Decoder<Page<FlashProduct>> = (value, context) => {
  const products = productPage(value, context);
  return { ...products, items: eachOnce(products.items) };
};

/** Empty for a slot that does not exist. */
export const fetchFlashProducts = getCall("seckill_goods/getSeckillGoods", {
  query: (params: FlashProductsParams) => ({
    seckill_id: params.slotId,
    page_no: params.page,
    page_size: params.pageSize,
  }),
  decode: flashProducts,
});

export const flashProductsQuery = defineQuery(fetchFlashProducts, {
  key: "flash-products",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});
