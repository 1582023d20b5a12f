import type { ClaimedCoupon, DemoCoupon, DemoProduct } from "@plaza/demo-marketplace";
import { couponProducts, coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";
import { validityFrom } from "../../buying/coupons/coupon.ts";
import type { Executor } from "../../platform/store/database.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import { chance } from "./chance.ts";
import { continueIds, insertRows } from "./insert-rows.ts";
import { Numbering } from "./numbering.ts";
import { written } from "./written-text.ts";

const oneDay = 24 * 60 * 60 * 1000;
const oneYear = 365 * oneDay;

export interface CouponSurroundings {
  readonly shopIds: Numbering;
  readonly productIds: Numbering;
  readonly demoProducts: readonly DemoProduct[];
  readonly customerIds: readonly number[];
  /** What each of them has claimed. */
  readonly claimed: readonly (readonly ClaimedCoupon[])[];
  readonly today: Date;
}

/** Coupons that were first given a month ago or begin soon, and some that the demo customers have claimed. */
export async function seedCoupons(
  db: Executor,
  demoCoupons: readonly DemoCoupon[],
  { shopIds, productIds, demoProducts, customerIds, claimed, today }: CouponSurroundings,
): Promise<void> {
  const ids = new Numbering(demoCoupons.map(({ key }) => key));
  const rows = demoCoupons.map((coupon) => couponRow(coupon, ids.of(coupon.key), shopIds.of(coupon.shop), today));
  await insertRows(db, coupons, rows);
  await insertRows(
    db,
    couponProducts,
    demoCoupons.flatMap((coupon) =>
      namedProducts(coupon, demoProducts).map(({ key }) => ({
        couponId: ids.of(coupon.key),
        productId: productIds.of(key),
      })),
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  await insertRows(
    db,
    customerCoupons,
    customerIds.flatMap((customerId, index) =>
      (claimed[index] ?? []).flatMap(({ key, claimedDaysAgo = 0, usedDaysAgo }) => {
        const coupon = byId.get(ids.of(key));
        if (coupon === undefined) return [];
        const claimedAt = daysBefore(today, claimedDaysAgo);
        return {
          couponId: coupon.id,
          customerId,
          code: couponCode(`${key}/${index}/${claimedDaysAgo}`),
          ...validityFrom(coupon, claimedAt),
          claimedAt,
          usedAt: usedDaysAgo === undefined ? null : daysBefore(today, usedDaysAgo),
        };
      }),
    ),
  );
  await continueIds(db, [coupons]);
}

function daysBefore(day: Date, days: number): Date {
  return new Date(day.getTime() - days * oneDay);
}

function couponRow(coupon: DemoCoupon, id: number, shopId: number, today: Date) {
  const { days = null, total = null, perCustomer = null, perDay = null } = coupon;
  const from = daysBefore(today, 30);
  // To the end of its last day.
  const until = momentOfDay(new Date(today.getTime() + oneYear), 24 * 60);
  return {
    id,
    shopId,
    ...written({ name: coupon.name }),
    amount: coupon.amount,
    threshold: coupon.threshold ?? 0,
    scope: coupon.only !== undefined ? ("only" as const) : coupon.except !== undefined ? ("except" as const) : "all",
    validity: days === null ? ("window" as const) : coupon.fromTomorrow === true ? "days-from-tomorrow" : "days",
    validFrom: days === null ? from : null,
    validUntil: days === null ? until : null,
    validDays: days,
    total,
    perCustomer,
    perDay,
    claimed: coupon.claimed,
    // At ten in the morning of its day.
    claimableFrom:
      coupon.beginsInDays === undefined ? from : momentOfDay(daysBefore(today, -coupon.beginsInDays), 10 * 60),
    claimableUntil: until,
    createdAt: from,
  } satisfies typeof coupons.$inferInsert;
}

/** What the scope of a coupon means. */
function namedProducts(coupon: DemoCoupon, demoProducts: readonly DemoProduct[]): readonly DemoProduct[] {
  const isNamed = coupon.only ?? coupon.except;
  return isNamed === undefined
    ? []
    : demoProducts.filter((product) => product.shop === coupon.shop && isNamed(product));
}

/** Four letters and six digits, always the same for a key. */
function couponCode(key: string): string {
  const letters = [0, 1, 2, 3].map((index) => String.fromCodePoint(65 + chance(`${key}/${index}`, 26)));
  return `${letters.join("")}${String(chance(key, 1_000_000)).padStart(6, "0")}`;
}
