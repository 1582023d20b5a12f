import { type Decoder, record } from "../wire/decode.ts";
import { amountOrNull } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { image } from "../wire/image-url.ts";
import { flag, id, optionalCount, optionalId, requiredCount, text } from "../wire/scalars.ts";
import type { PriceKind } from "../products/price-kind.ts";

/** Why a line cannot be bought: off the shelf, variant deleted, shop closed, or sold out. */
export type Unavailability = "off-shelf" | "option-gone" | "shop-closed" | "sold-out";

/** How much of a SKU that somebody means to buy. Amounts are in fen. */
export interface CartLine {
  /** In a preview of a cart that the platform does not keep: the id of the SKU. */
  readonly id: number;
  readonly productId: number;
  readonly skuId: number;
  readonly name: string;
  readonly image: string | null;
  /** The text of the chosen options; null where there was nothing to choose, or the variant is gone. */
  readonly optionText: string | null;
  /** May be more than the stock, which others buy while the line lies in the cart. */
  readonly quantity: number;
  /** Without flash sale and membership; null when the variant is gone. */
  readonly regularPrice: number | null;
  /** The current price of one; the regular price where the platform does not say. */
  readonly unitPrice: number | null;
  readonly priceKind: PriceKind;
  /** What the line adds to the total: 0 while it is not selected. */
  readonly subtotal: number;
  readonly stock: number | null;
  /** Whether the line is to be bought; one that is not available never is. */
  readonly selected: boolean;
  /** Null while the line can be bought. */
  readonly unavailable: Unavailability | null;
}

/** Not every answer has this flag; a line without it is available. */
const isThere: Decoder<boolean> = (value, context) => value === undefined || flag(value, context);

const priceKind: Decoder<PriceKind> = (value) => (value === "flash" || value === "member" ? value : "regular");

export const cartLine: Decoder<CartLine> = record((field) => {
  const skuId = field("item_id", id);
  const quantity = field("goods_num", requiredCount);
  const stock = field("stock", optionalCount);
  const regularPrice = field("price", amountOrNull);
  const unitPrice = regularPrice === null ? null : (field("pay_price", amountOrNull) ?? regularPrice);
  let unavailable: Unavailability | null = null;
  if (!field("has_item", isThere) || unitPrice === null) unavailable = "option-gone";
  else if (!field("goods_status", isThere) || field("goods_del", flag)) unavailable = "off-shelf";
  else if (!field("is_pay", isThere)) unavailable = "shop-closed";
  else if (stock === 0) unavailable = "sold-out";
  const selected = unavailable === null && field("selected", flag);
  const subtotal = selected && unitPrice !== null ? (field("sub_price", amountOrNull) ?? unitPrice * quantity) : 0;
  return {
    id: field("cart_id", optionalId) ?? skuId,
    productId: field("goods_id", id),
    skuId,
    name: field("goods_name", text),
    image: field("image", image),
    optionText: optionText(field, "spec_value_str"),
    quantity,
    regularPrice,
    unitPrice,
    priceKind: field("price_kind", priceKind),
    subtotal,
    stock,
    selected,
    unavailable,
  };
});
