import { type Decoder, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { optionText } from "../wire/option-text.ts";
import { image } from "../wire/image-url.ts";
import { flag, id, requiredCount, text } from "../wire/scalars.ts";
import type { PriceKind } from "../products/price-kind.ts";
import { type DeliveryKind, deliveryKindOfGoods } from "./delivery-kind.ts";

/** How much of a SKU at checkout. Amounts are in fen. */
export interface SettlementLine {
  readonly skuId: number;
  readonly productId: number;
  readonly shopId: number;
  readonly quantity: number;
  readonly name: string;
  readonly image: string | null;
  /** Null where there was nothing to choose. */
  readonly optionText: string | null;
  /** Without flash sale and membership. */
  readonly regularPrice: number;
  readonly unitPrice: number;
  readonly priceKind: PriceKind;
  readonly subtotal: number;
  /** Sent back with the order. */
  readonly delivery: DeliveryKind;
}

export const settlementLine: Decoder<SettlementLine> = record((field) => {
  const price = field("price", money);
  // The field is also sent for lines that are not on flash sale, where it has no meaning.
  const memberPrice = field("is_member", flag) ? field("member_amount", amountOrNull) : null;
  const isFlash = field("is_seckill", flag);
  const isMember = !isFlash && memberPrice !== null && memberPrice < price;
  return {
    skuId: field("item_id", id),
    productId: field("goods_id", id),
    shopId: field("shop_id", id),
    quantity: field("num", requiredCount),
    name: field("name", text),
    image: field("image", image),
    optionText: optionText(field, "spec_value"),
    regularPrice: field("original_price", amountOrNull) ?? price,
    unitPrice: isMember ? memberPrice : price,
    priceKind: isFlash ? "flash" : isMember ? "member" : "regular",
    subtotal: field("sum_price", money),
    delivery: field("delivery_type", deliveryKindOfGoods),
  };
});
