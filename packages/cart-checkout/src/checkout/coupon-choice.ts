import type { Settlement, SettlementParams, SettlementShop, SettlementCoupon } from "@plaza/api-client";

type CouponShop = Pick<SettlementShop, "coupons" | "goodsAmount" | "freight">;

/**
 * By how much less is paid with a coupon, in fen: what the platform says, else its amount, which is never more than the
 * shop's part. It is less than nothing where the coupon costs the shop's free delivery.
 */
export function couponSaving({ goodsAmount, freight }: Omit<CouponShop, "coupons">, coupon: SettlementCoupon): number {
  return coupon.saved ?? Math.min(coupon.amount, goodsAmount + freight);
}

/** Whether a coupon is to be preferred: it saves more, or as much and ends sooner. */
function isBetter(shop: CouponShop, one: SettlementCoupon, other: SettlementCoupon): boolean {
  const ahead = couponSaving(shop, one) - couponSaving(shop, other);
  if (ahead !== 0) return ahead > 0;
  const [ends, otherEnds] = [one.validUntil ?? Infinity, other.validUntil ?? Infinity];
  return ends === otherEnds ? one.id < other.id : ends < otherEnds;
}

/** The usable coupons of a shop, the best first. */
export function rankedCoupons(shop: CouponShop): readonly SettlementCoupon[] {
  return shop.coupons.toSorted((one, other) => (isBetter(shop, one, other) ? -1 : 1));
}

/** Null where none saves anything. */
export function bestCoupon(shop: CouponShop): SettlementCoupon | null {
  const [best] = rankedCoupons(shop);
  return best !== undefined && couponSaving(shop, best) > 0 ? best : null;
}

/**
 * What the shopper has chosen at each shop, by its id: a held coupon, or null for none. At a shop without an entry the
 * best coupon is used.
 */
export type CouponChoices = Readonly<Record<string, number | null>>;

/**
 * Coupons that the page asks for by itself, by the shop's id, because the platform does not choose the best one; null
 * where it asks for none instead of a chosen one that is gone.
 */
export type FoundCoupons = Readonly<Record<string, number | null>>;

/** Which coupons a settlement is asked for with. */
export function askedCoupons(
  shopIds: readonly number[],
  choices: CouponChoices,
  found: FoundCoupons,
): Pick<SettlementParams, "couponIds" | "bestCouponShopIds"> {
  const open = shopIds.filter((shopId) => choices[shopId] !== null);
  return {
    couponIds: open.flatMap((shopId) => askedAt(shopId, choices, found) ?? []),
    bestCouponShopIds: open,
  };
}

function askedAt(shopId: number, choices: CouponChoices, found: FoundCoupons): number | null {
  const own = choices[shopId];
  if (own === null) return null;
  return found[shopId] === undefined ? (own ?? null) : found[shopId];
}

/** The coupon that is in a shop's numbers, which were settled with these choices; null: none. */
export function usedCouponId(
  { id, coupons, discount, usedCouponId }: SettlementShop,
  choices: CouponChoices,
  found: FoundCoupons,
): number | null {
  if (usedCouponId !== null) return usedCouponId;
  const asked = askedAt(id, choices, found);
  // Where the platform does not say which one counts, it is the one that was asked for.
  return discount > 0 && coupons.some((coupon) => coupon.id === asked) ? asked : null;
}

/**
 * What has to be asked for after an answer, so that each shop has its best coupon where the shopper has not chosen:
 * the same as before where the platform has chosen. A coupon stays unless another one saves more, so that no two
 * answers can send each other back and forth.
 */
export function foundCoupons(
  { shops }: Pick<Settlement, "shops">,
  choices: CouponChoices,
  found: FoundCoupons,
): FoundCoupons {
  const next: Record<string, number | null> = { ...found };
  for (const shop of shops) {
    if (shop.usedCouponId !== null || choices[shop.id] === null) continue;
    const asked = askedAt(shop.id, choices, found);
    const wanted = wantedAt(shop, choices[shop.id], asked);
    if (wanted !== asked) next[shop.id] = wanted;
  }
  return Object.keys(next).every((shopId) => next[shopId] === found[shopId]) ? found : next;
}

function wantedAt(shop: SettlementShop, own: number | null | undefined, asked: number | null): number | null {
  if (shop.coupons.some(({ id }) => id === own)) return own ?? null;
  const present = shop.coupons.find(({ id }) => id === asked);
  const best = bestCoupon(shop);
  if (best === null) return null;
  return present !== undefined && couponSaving(shop, present) >= couponSaving(shop, best) ? present.id : best.id;
}
