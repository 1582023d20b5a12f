import { chargedFreight } from "./freight.ts";
import type { LineToPrice, PricedShop, Pricing, PricingInput, CouponTerms } from "./types.ts";
import { unitPriceOf } from "./unit-price.ts";
import { sharesOf } from "./shares.ts";

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

  const freight =
    destination === null
      ? { amount: 0, undeliverable: [] }
      : chargedFreight(lines, {
          destination,
          goodsAmount: goodsAfterMember - offGoods,
          templates,
          freeShipping: freeShipping.get(shopId) ?? [],
        });
  const offFreight = Math.min(discount?.rest ?? 0, freight.amount);

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
    freight: freight.amount,
    undeliverable: freight.undeliverable,
    amount: goodsAfterMember - offGoods + freight.amount - offFreight,
  };
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}

/** A line of one shop at what it costs before the coupon. */
interface LineBeforeCoupon {
  readonly skuId: number;
  readonly productId: number;
  readonly amount: number;
}

interface CouponDiscount {
  /** Off the goods that it is for. */
  readonly goods: number;
  /** Parts of that by SKU. */
  readonly shares: ReadonlyMap<number, number>;
  /** What is left of its worth, which freight may use up. */
  readonly rest: number;
}

/** Null where the coupon is for other goods, or for more of them. */
function couponDiscount(coupon: CouponTerms, lines: readonly LineBeforeCoupon[]): CouponDiscount | null {
  const covered = lines.filter(({ productId }) => covers(coupon, productId));
  const worth = covered.reduce((sum, { amount }) => sum + amount, 0);
  if (covered.length === 0 || worth < coupon.threshold) return null;
  const goods = Math.min(coupon.amount, worth);
  const shares = sharesOf(
    goods,
    covered.map(({ skuId, amount }) => ({ key: skuId, weight: amount })),
  );
  return { goods, shares, rest: coupon.amount - goods };
}

function covers({ scope, productIds }: CouponTerms, productId: number): boolean {
  switch (scope) {
    case "all":
      return true;
    case "only":
      return productIds.has(productId);
    case "except":
      return !productIds.has(productId);
    default:
      return scope satisfies never;
  }
}
