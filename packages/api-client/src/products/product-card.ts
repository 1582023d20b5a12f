import { type Decoder, record } from "../wire/decode.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { id, optionalCount, optionalId, optionalText, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { time } from "../wire/time.ts";

/** A product as lists show it. Amounts are in fen. */
export interface ProductCard {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** What a visitor would pay now: of the cheapest SKU, in a flash sale its price where the platform says it. */
  readonly price: number;
  /** As given, even where it is not above the price, and in a flash sale the regular price; null when there is none. */
  readonly marketPrice: number | null;
  /** Whether the price is that of the flash sale that runs; false where the platform does not say. */
  readonly flash: boolean;
  /** Null where the platform does not say. */
  readonly sales: number | null;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  readonly shop: { readonly id: number; readonly name: string | null; readonly selfOperated: boolean } | null;
  /** False where the platform does not say. */
  readonly soldOut: boolean;
  /** Where a list shows one of several offers of an article: at how many merchants it can be bought, and from how much on. */
  readonly merchants: { readonly count: number; readonly from: number } | null;
  /** The SKU that was searched for, red of "red shoes"; absent where none was, and without `search_meaning`. */
  readonly meantSkuId?: number;
}

export const productCard: Decoder<ProductCard> = record((field) => {
  const shopId = field("shop_id", optionalId);
  const stock = field("stock", optionalCount);
  const regularPrice = field(["min_price", "price"], money);
  const flashPrice = field("seckill_price", optionalMoney);
  const merchantCount = field("offer_count", optionalCount);
  const meantSkuId = field("meant_sku_id", optionalId);
  const flash = flashPrice !== null && flashPrice < regularPrice;
  return {
    id: field(["id", "goods_id"], id),
    name: field("name", text),
    image: field("image", image),
    price: flash ? flashPrice : regularPrice,
    marketPrice: flash ? regularPrice : field("market_price", optionalMoney),
    flash,
    sales: field(["sales_total", "sales_sum"], optionalCount),
    createdAt: field("create_time", time),
    shop:
      shopId === null
        ? null
        : { id: shopId, name: field("shop_name", optionalText), selfOperated: field("shop_type", isSelfOperated) },
    soldOut: stock === 0,
    merchants: merchantCount === null ? null : { count: merchantCount, from: field("offer_from", money) },
    ...(meantSkuId !== null && { meantSkuId }),
  };
});
