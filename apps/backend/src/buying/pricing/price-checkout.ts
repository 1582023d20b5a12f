import { couponDiscount } from "./coupon-discount.ts";
import { freightOf, isSentForFree } from "./freight.ts";
import type { LineToPrice, PricedShop, Pricing, PricingInput } from "./types.ts";
import { unitPriceOf } from "./unit-price.ts";

/** What a checkout costs, line by line and shop by shop: the one place that knows. */
export function priceCheckout(input: PricingInput): Pricing {
  const isFlash = input.lines.some(({ flashPrice }) => flashPrice !== null);
  const memberShare = isFlash ? null : input.memberShare;
  const shops = [...Map.groupBy(input.lines, ({ shopId }) => shopId)].map(([shopId, lines]) =>
    priceShop(shopId, lines, memberShare, input),
  );
  return { shops, amount: sum(shops, ({ amount }) => amount), isFlash };
}

function priceShop(
  shopId: number,
  lines: readonly LineToPrice[],
  memberShare: number | null,
  { coupons, templates, freeShipping, destination }: PricingInput,
): PricedShop {
  const priced = lines.map((line) => {
    const { kind, unitPrice, payPrice } = unitPriceOf(line, memberShare);
    const memberDiscount = (unitPrice - payPrice) * line.quantity;
    return { ...line, kind, unitPrice, payPrice, memberDiscount, amount: payPrice * line.quantity };
  });
  const goodsAfterMember = sum(priced, ({ amount }) => amount);
  const coupon = coupons.get(shopId);
  const discount = coupon === undefined ? null : couponDiscount(coupon, priced);
  const offGoods = discount?.goods ?? 0;

  const freight = destination === null ? { amount: 0, undeliverable: [] } : freightOf(lines, destination, templates);
  const isFree =
    destination !== null && isSentForFree(freeShipping.get(shopId) ?? [], destination, goodsAfterMember - offGoods);
  const charged = isFree ? 0 : freight.amount;
  const offFreight = Math.min(discount?.rest ?? 0, charged);

  return {
    shopId,
    lines: priced.map(({ skuId, quantity, kind, unitPrice, payPrice, memberDiscount, amount }) => {
      const couponDiscount = discount?.shares.get(skuId) ?? 0;
      return {
        skuId,
        quantity,
        kind,
        unitPrice,
        payPrice,
        memberDiscount,
        couponDiscount,
        amount: amount - couponDiscount,
      };
    }),
    goodsAmount: sum(priced, ({ unitPrice, quantity }) => unitPrice * quantity),
    memberDiscount: sum(priced, ({ memberDiscount }) => memberDiscount),
    couponDiscount: discount === null ? null : offGoods + offFreight,
    freight: charged,
    undeliverable: freight.undeliverable,
    amount: goodsAfterMember - offGoods + charged - offFreight,
  };
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
