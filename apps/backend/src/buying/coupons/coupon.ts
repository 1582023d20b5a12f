import { productTexts } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { couponProducts, type coupons } from "../../platform/store/schema/coupons.ts";
import { eq, inArray } from "../../platform/store/sql.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { momentOfDay } from "../../platform/wire/time.ts";

const oneDay = 24 * 60 * 60 * 1000;
const minutesOfDay = 24 * 60;

/** With the shop that gives it. */
export type Coupon = typeof coupons.$inferSelect & {
  readonly shop: Pick<typeof shops.$inferSelect, "id" | "name" | "translations">;
};

export type CouponProduct = Awaited<ReturnType<typeof productRows>>[number];

/** For selects. */
export const couponShopColumns = { id: shops.id, name: shops.name, translations: shops.translations } as const;

/** The products that the scopes `only` and `except` of some coupons mean, by the coupons' ids. */
export async function productsOfCoupons(
  db: Executor,
  some: readonly Coupon[],
): Promise<ReadonlyMap<number, readonly CouponProduct[]>> {
  const ids = new Set(some.filter(({ scope }) => scope !== "all").map(({ id }) => id));
  if (ids.size === 0) return new Map();
  return Map.groupBy(await productRows(db, [...ids]), ({ couponId }) => couponId);
}

function productRows(db: Executor, couponIds: readonly number[]) {
  return db
    .select({
      couponId: couponProducts.couponId,
      id: couponProducts.productId,
      name: productTexts.name,
      translations: productTexts.translations,
    })
    .from(couponProducts)
    .innerJoin(productTexts, eq(productTexts.productId, couponProducts.productId))
    .where(inArray(couponProducts.couponId, [...couponIds]))
    .orderBy(couponProducts.productId);
}

/** When somebody who claims a coupon now may use it; no longer at its end. Days of the calendar are those in Shanghai. */
export function validityFrom(
  { validity, validFrom, validUntil, validDays }: Pick<Coupon, "validity" | "validFrom" | "validUntil" | "validDays">,
  now: Date,
): { readonly validFrom: Date; readonly validUntil: Date } {
  if (validity === "window" && validFrom !== null && validUntil !== null) return { validFrom, validUntil };
  const days = assertDefined(validDays, `number of days for a coupon that is valid by "${validity}"`);
  if (validity === "days") return { validFrom: now, validUntil: new Date(now.getTime() + days * oneDay) };
  return { validFrom: momentOfDay(now, minutesOfDay), validUntil: momentOfDay(now, minutesOfDay * (days + 1)) };
}
