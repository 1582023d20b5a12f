import { type Region, todaysRegion } from "../../identity/addresses/regions.ts";
import type { CheckoutLine } from "../../buying/checkout/checkout-lines.ts";
import { checkoutTerms, priceWith } from "../../buying/checkout/checkout-terms.ts";
import { bestCoupon, suitableCoupons } from "../../buying/checkout/suitable-coupons.ts";
import { claimableCoupons } from "../../buying/coupons/claimable-coupons.ts";
import { claimsOf, limitReached } from "../../buying/coupons/claims.ts";
import { type Coupon, productsOfCoupons } from "../../buying/coupons/coupon.ts";
import { validityFrom } from "../../buying/coupons/coupon.ts";
import { type HeldCoupon, usableCoupons } from "../../buying/coupons/held-coupons.ts";
import type { PricedLine, PricedShop, PricingInput } from "../../buying/pricing/types.ts";
import { deliveriesOf } from "../../buying/sellable-skus/deliveries.ts";
import type { OfferedSku } from "../../buying/sellable-skus/offered-skus.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Customer } from "../../platform/http/call.ts";

/** What one piece of an offer costs somebody, as an order of nothing else would charge it. */
export interface PersonalOffer {
  readonly offered: OfferedSku;
  readonly shop: PricedShop;
  readonly line: PricedLine;
  /** False where nothing takes it to the region. */
  readonly isDeliverable: boolean;
  /** Of those that the customer holds the one that saves most. */
  readonly coupon: HeldCoupon | null;
  /** One that could be received and used now, and how much less it would come to. */
  readonly claimable: { readonly coupon: Coupon; readonly saved: number } | null;
}

interface Shopper {
  readonly customer: Customer | null;
  /** Null: not known, and freight is not counted. */
  readonly region: Region | null;
  readonly now: Date;
}

/** By what there is to pay, as far as it is known; then what nothing takes there, and what is sold out. */
export async function personalOffers(
  db: Executor,
  offers: readonly OfferedSku[],
  { customer, region, now }: Shopper,
): Promise<readonly PersonalOffer[]> {
  const lines: readonly CheckoutLine[] = offers.map((offered) => ({
    offered,
    quantity: 1,
    delivery: deliveriesOf(offered.product, offered.shop)[0] ?? "express",
  }));
  const terms = await checkoutTerms(db, lines, customer, region === null ? null : todaysRegion(region));
  const shopIds = offers.map(({ shop }) => shop.id);
  const held = customer === null ? [] : await usableCoupons(db, customer.id, { shopIds, namedIds: [] }, now);
  const priced = await Promise.all(
    offers.map(async (offered) => {
      const alone = { ...terms, lines: terms.lines.filter(({ skuId }) => skuId === offered.sku.id) };
      const coupon = bestCoupon(suitableCoupons({ coupons: held, input: alone }, offered.shop.id));
      const pricing = priceWith(alone, couponOf(offered, coupon));
      const [shop] = pricing.shops;
      const [line] = shop?.lines ?? [];
      if (shop === undefined || line === undefined) throw new Error("An offer was not priced");
      const claimable = await bestClaimable(db, { offered, alone, amount: pricing.amount }, customer, now);
      return { offered, shop, line, isDeliverable: shop.undeliverable.length === 0, coupon, claimable };
    }),
  );
  return priced.toSorted(byTotal);
}

function couponOf(
  { shop }: OfferedSku,
  coupon: Pick<HeldCoupon, "coupon" | "products"> | null,
): ReadonlyMap<number, Pick<HeldCoupon, "coupon" | "products">> {
  return coupon === null ? new Map() : new Map([[shop.id, coupon]]);
}

function byTotal(one: PersonalOffer, other: PersonalOffer): number {
  return (
    Number(one.offered.sku.stock === 0) - Number(other.offered.sku.stock === 0) ||
    Number(!one.isDeliverable) - Number(!other.isDeliverable) ||
    one.shop.amount - other.shop.amount ||
    one.line.unitPrice - other.line.unitPrice ||
    one.offered.sku.id - other.offered.sku.id
  );
}

/** More than a shop gives out at once. */
const maxLookedAt = 50;

async function bestClaimable(
  db: Executor,
  { offered, alone, amount }: { readonly offered: OfferedSku; readonly alone: PricingInput; readonly amount: number },
  customer: Customer | null,
  now: Date,
): Promise<PersonalOffer["claimable"]> {
  const filter = { productId: offered.product.id, shopId: offered.shop.id, withOthers: false };
  const { coupons } = await claimableCoupons(db, filter, { size: maxLookedAt, offset: 0 }, now);
  const usable = coupons.filter((coupon) => validityFrom(coupon, now).validFrom <= now);
  const claims =
    customer === null
      ? new Map<number, never>()
      : await claimsOf(
          db,
          customer.id,
          usable.map(({ id }) => id),
          now,
        );
  const open = usable.filter((coupon) => limitReached(coupon, claims.get(coupon.id) ?? { ever: 0, today: 0 }) === null);
  const products = await productsOfCoupons(db, open);
  const [best] = open
    .map((coupon) => {
      const priced = priceWith(alone, couponOf(offered, { coupon, products: products.get(coupon.id) ?? [] }));
      return { coupon, saved: amount - priced.amount };
    })
    .filter(({ saved }) => saved > 0)
    .toSorted((one, other) => other.saved - one.saved || one.coupon.id - other.coupon.id);
  return best ?? null;
}
