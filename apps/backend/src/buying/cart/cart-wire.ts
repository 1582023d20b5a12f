import { limitWire } from "../../catalogue/flash-prices/limit-wire.ts";
import { lineToPrice } from "../sellable-skus/line-to-price.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopType } from "../../selling/merchants/shop-states.ts";
import { takesOrders } from "../../selling/merchants/shop-states.ts";
import { holidayWire } from "../../selling/merchants/holiday.ts";
import { priceCheckout } from "../pricing/price-checkout.ts";
import { unitPriceOf } from "../pricing/unit-price.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan, numericYuan } from "../../platform/wire/money.ts";
import { type CartLine, isBuyable } from "./cart-lines.ts";

/** Chinese in every language, like the word for a product without options: clients know it is gone by `has_item`. */
const chooseAgain = "请重新选择规格";

export interface CartSettings extends Reader {
  readonly memberShare: number;
  readonly now: Date;
}

/** A cart by its shops, at the prices that buying what is selected would have. */
export function cartWire(lines: readonly CartLine[], settings: CartSettings) {
  const { memberShare, now, language, images } = settings;
  const selected = lines.filter((line) => line.isSelected && isBuyable(line, now));
  const pricing = priceCheckout({
    lines: selected.flatMap(({ offered, quantity }) =>
      offered === null ? [] : [lineToPrice(offered, quantity, "express")],
    ),
    memberShare,
    coupons: new Map(),
    templates: new Map(),
    freeShipping: new Map(),
    destination: null,
  });
  const amounts = new Map(
    pricing.shops.flatMap((shop) => shop.lines).map(({ skuId, amount }) => [skuId, amount] as const),
  );
  const share = pricing.isFlash ? null : memberShare;
  const wireOf = (line: CartLine) => cartLineWire(line, amounts.get(line.skuId) ?? null, share, settings);
  return {
    lists: [...Map.groupBy(lines, ({ shop }) => shop.id).values()].flatMap((group) => {
      const shop = group[0]?.shop;
      if (shop === undefined) return [];
      return {
        is_selected: flag(group.every((line) => line.isSelected || !isBuyable(line, now))),
        shop: {
          shop_id: shop.id,
          shop_name: inLanguage(shop, "name", language),
          type: shopType(shop),
          logo: images.of(shop.logo),
          is_pay: flag(takesOrders(shop, now)),
          // Ours.
          ...holidayWire(shop, now, language),
        },
        cart: group.map(wireOf),
      };
    }),
    total_amount: numericYuan(pricing.amount),
    total_num: selected.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** `amount` is null for what is not selected; `memberShare`, where there are no member prices just now. */
function cartLineWire(
  line: CartLine,
  amount: number | null,
  memberShare: number | null,
  { language, images, now }: CartSettings,
) {
  const { product, offered } = line;
  const price = offered === null ? null : unitPriceOf(lineToPrice(offered, line.quantity, "express"), memberShare);
  return {
    cart_id: line.id,
    goods_id: product.id,
    goods_name: inLanguage(product, "name", language),
    image: images.of(offered?.sku.image ?? product.image),
    goods_num: line.quantity,
    goods_status: flag(product.isOnSale),
    goods_del: 0,
    spec_value_str: offered === null ? chooseAgain : inLanguage(offered.option, "optionText", language) || onlyOne,
    spec_values: offered === null ? [] : optionValuesIn(offered.option, language),
    price: offered === null ? null : decimalYuan(offered.sku.price),
    stock: offered === null ? null : offered.sku.stock,
    ...limitWire(offered?.flash),
    selected: flag(amount !== null),
    item_id: line.skuId,
    sub_price: numericYuan(amount ?? 0),
    is_pay: flag(takesOrders(line.shop, now)),
    has_item: flag(offered !== null),
    pay_price: price === null ? null : decimalYuan(price.payPrice),
    price_kind: price === null ? null : price.kind,
  };
}
