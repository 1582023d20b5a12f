import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalCount, text } from "../wire/scalars.ts";

/** A product on flash sale. Amounts are in fen. */
export interface FlashProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** During the slot, of the cheapest SKU on offer. */
  readonly price: number;
  /** The price outside of the slot; null where the platform does not say. */
  readonly regularPrice: number | null;
  /** What the merchant strikes the regular price against; null when there is none, or the platform does not say. */
  readonly marketPrice: number | null;
  /** The lowest price of the 30 days before the offer, which a saving counts from; null where it is not known. */
  readonly lowestBefore: number | null;
  /** Sold in the flash sale. */
  readonly sales: number;
  /** Left to sell in the flash sale; null where the platform does not say. */
  readonly stock: number | null;
}

export const flashProduct: Decoder<FlashProduct> = record((field) => ({
  id: field("goods_id", id),
  name: field("goods_name", text),
  image: field("goods_image", image),
  price: field("seckill_price", money),
  regularPrice: field("goods_min_price", optionalMoney),
  marketPrice: field("market_price", optionalMoney),
  lowestBefore: field("lowest_before", optionalMoney),
  sales: field("seckill_total", count),
  stock: field("stock", optionalCount),
}));

/** A product that is offered for several ranges of days stands in its slot once for each of them: it costs the least. */
export function eachOnce(products: readonly FlashProduct[]): readonly FlashProduct[] {
  const cheapest = new Map<number, FlashProduct>();
  for (const product of products) {
    const other = cheapest.get(product.id);
    if (other === undefined || product.price < other.price) cheapest.set(product.id, product);
  }
  return [...cheapest.values()];
}

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
