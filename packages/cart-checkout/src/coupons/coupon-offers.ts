import type { Coupon, HeldCoupon, OfferedCoupon } from "@plaza/api-client";

/** What is bought of a product, in fen. */
export interface BoughtLine {
  readonly productId: number;
  readonly amount: number;
}

/** What is true of a shop's coupons for what is bought there. Amounts are in fen. */
export interface CouponOffers {
  /** What the best coupon that the customer holds takes off; 0: none does. */
  readonly applies: number;
  /** When that coupon ends; null: never, or there is none. */
  readonly until: number | null;
  /** A coupon that would take off more, once it is received. */
  readonly claimable: { readonly coupon: OfferedCoupon; readonly saving: number } | null;
  /** The next coupon that takes off more than all of these, where more is bought. */
  readonly next: { readonly missing: number; readonly saving: number } | null;
}

export interface OfferedHere {
  readonly lines: readonly BoughtLine[];
  readonly held: readonly HeldCoupon[];
  readonly offered: readonly OfferedCoupon[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What of the lines a coupon is for, in fen; null where the platform does not tell. */
function covered({ scope, namedProductIds }: Coupon, lines: readonly BoughtLine[]): number | null {
  if (scope !== "all" && namedProductIds === null) return null;
  const isNamed = ({ productId }: BoughtLine): boolean => namedProductIds?.includes(productId) === true;
  return sumOf(lines.filter((line) => scope === "all" || isNamed(line) === (scope === "listed")));
}

function sumOf(lines: readonly BoughtLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** What a coupon surely takes off: without the freight, which only checkout knows. */
function savingOf(coupon: Coupon, lines: readonly BoughtLine[]): number {
  const amount = covered(coupon, lines);
  return amount === null || amount < (coupon.threshold ?? 0) ? 0 : Math.min(coupon.amount, amount);
}

function isUsable({ state, validFrom, validUntil }: HeldCoupon, now: number): boolean {
  return state === "unused" && (validFrom ?? 0) <= now && now < (validUntil ?? Infinity);
}

/** Whether it can be received, and used at once. */
function isOpen({ shop, claim, validity }: OfferedCoupon, now: number): boolean {
  if (shop === null || claim === "claimed") return false;
  if (validity.kind === "days") return !validity.fromNextDay;
  return (validity.from ?? 0) <= now && now < (validity.until ?? Infinity);
}

/** The first of those with the largest number; null where all are 0. */
function maxBy<Item>(items: readonly Item[], of: (item: Item) => number): Item | null {
  const [first] = items.toSorted((one, other) => of(other) - of(one));
  return first !== undefined && of(first) > 0 ? first : null;
}

/** Says only what holds on every platform: nothing of coupons whose products it does not know. */
export function couponOffers({ lines, held, offered, now }: OfferedHere): CouponOffers {
  const usable = held.filter((coupon) => isUsable(coupon, now));
  const open = offered.filter((coupon) => isOpen(coupon, now));
  const best = maxBy(usable, (coupon) => savingOf(coupon, lines));
  const applies = best === null ? 0 : savingOf(best, lines);
  const toClaim = maxBy(open, (coupon) => savingOf(coupon, lines));
  const claimable =
    toClaim !== null && savingOf(toClaim, lines) > applies
      ? { coupon: toClaim, saving: savingOf(toClaim, lines) }
      : null;
  const reached = Math.max(applies, claimable?.saving ?? 0);
  const bought = sumOf(lines);
  const [next = null] = [...usable, ...open]
    .filter(({ scope, threshold }) => scope === "all" && bought > 0 && (threshold ?? 0) > bought)
    .map(({ threshold, amount }) => ({ missing: (threshold ?? 0) - bought, saving: Math.min(amount, threshold ?? 0) }))
    .filter(({ saving }) => saving > reached)
    .toSorted((one, other) => one.missing - other.missing || other.saving - one.saving);
  return { applies, until: best?.validUntil ?? null, claimable, next };
}
