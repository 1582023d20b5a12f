import { addressWire } from "../../identity/addresses/address-wire.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { heldCouponWire } from "../coupons/coupon-wire.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopHoursWire, shopAddressWire } from "../../selling/merchants/shop-wire.ts";
import { shopType } from "../../selling/merchants/shop-states.ts";
import type { PricedLine, PricedShop } from "../pricing/types.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan, numericYuan } from "../../platform/wire/money.ts";
import { type CheckoutLine, deliveriesOfShop, deliveryOfShop } from "./checkout-lines.ts";
import type { Checkout } from "./prepare-checkout.ts";
import { deliveryNumbers, deliveryWire } from "../sellable-skus/deliveries.ts";

export function settlementWire(checkout: Checkout, reader: Reader, now: Date) {
  const { address, lines, pricing } = checkout;
  const bySku = new Map(lines.map((line) => [line.offered.sku.id, line]));
  return {
    address: address === null ? [] : addressWire(address),
    shop: pricing.shops.map((shop) => {
      const shopLines = shop.lines.flatMap((priced) => {
        const line = bySku.get(priced.skuId);
        return line === undefined ? [] : [{ ...line, priced }];
      });
      return shopWire(shop, shopLines, checkout, reader, now);
    }),
    order_type: flag(pricing.isFlash),
    total_amount: numericYuan(pricing.amount),
    pay_way_text: "微信支付",
    pay_way: 1,
    invoice: [],
  };
}

type LineWithPrice = CheckoutLine & { readonly priced: PricedLine };

function shopWire(priced: PricedShop, lines: readonly LineWithPrice[], checkout: Checkout, reader: Reader, now: Date) {
  const { shopId } = priced;
  const shop = lines[0]?.offered.shop;
  const used = checkout.usedCoupons.get(shopId);
  const discount = priced.couponDiscount ?? 0;
  return {
    delivery_types_arr: deliveriesOfShop(lines).map((delivery) => ({
      ...deliveryWire(delivery),
      // Ours: what each way costs, whichever is chosen; absent where it is not known.
      ...feeWire(delivery === "express" ? checkout.expressFees.get(shopId) : 0),
    })),
    ...deliveryWire(deliveryOfShop(lines)),
    shop_id: shopId,
    shop_name: shop === undefined ? "" : inLanguage(shop, "name", reader.language),
    shop_type: shop === undefined ? 0 : shopType(shop),
    shop_logo: reader.images.of(shop?.logo ?? null),
    open_invoice: flag(shop !== undefined && shop.invoices !== "none"),
    spec_invoice: flag(shop?.invoices === "special"),
    ...(shop === undefined ? {} : { ...shopHoursWire(shop), ...shopAddressWire(shop, reader.language) }),
    coupon_list: (checkout.suitable.get(shopId) ?? []).map(({ coupon, discount, saved }) => ({
      ...heldCouponWire(coupon, reader.language, now),
      discount_amount: decimalYuan(discount),
      saved_amount: decimalYuan(saved),
    })),
    coupon_id: used?.held.id ?? 0,
    goods: lines.map((line) => goodsWire(line, checkout, reader)),
    shipping_price: numericYuan(priced.freight),
    total_amount: numericYuan(priced.amount),
    discount_amount: discount === 0 ? 0 : decimalYuan(discount),
    total_num: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const feeWire = (fee: number | undefined) => (fee === undefined ? {} : { shipping_price: numericYuan(fee) });

function goodsWire({ offered, quantity, delivery, priced }: LineWithPrice, { pricing }: Checkout, reader: Reader) {
  const { sku, product, shop, option } = offered;
  const { language, images } = reader;
  const hasMemberPrice = product.hasMemberPrice && !pricing.isFlash;
  return {
    item_id: sku.id,
    num: quantity,
    goods_id: product.id,
    shop_id: shop.id,
    type: flag(product.isVirtual),
    name: inLanguage(product, "name", language),
    price: decimalYuan(priced.unitPrice),
    original_price: decimalYuan(sku.price),
    spec_value: inLanguage(option, "optionText", language) || onlyOne,
    spec_values: optionValuesIn(option, language),
    image: images.of(sku.image ?? product.image),
    delivery_type: deliveryNumbers[delivery],
    is_seckill: flag(priced.kind === "flash"),
    is_member: flag(hasMemberPrice),
    // Clients draw a member price wherever this is, also where it is the same as the price beside it.
    ...(hasMemberPrice && priced.payPrice < priced.unitPrice && { member_amount: numericYuan(priced.payPrice) }),
    sum_price: numericYuan(priced.payPrice * quantity),
    price_kind: priced.kind,
  };
}
