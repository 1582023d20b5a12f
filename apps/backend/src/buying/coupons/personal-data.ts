import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { coupons, customerCoupons } from "../../platform/store/schema/coupons.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, gt, isNull, notExists, sql } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";

export const personalData: PersonalData = {
  tables: [customerCoupons],
  export: async (tx, { id }, language) => {
    const own = await tx
      .select({ held: customerCoupons, coupon: coupons })
      .from(customerCoupons)
      .innerJoin(coupons, eq(coupons.id, customerCoupons.couponId))
      .where(eq(customerCoupons.customerId, id))
      .orderBy(asc(customerCoupons.id));
    return {
      coupons: own.map(({ held, coupon }) => ({
        name: inLanguage(coupon, "name", language),
        value: exportedMoney(coupon.amount),
        threshold: exportedMoney(coupon.threshold),
        validFrom: held.validFrom,
        validUntil: held.validUntil,
        claimedAt: held.claimedAt,
        usedAt: held.usedAt,
      })),
    };
  },
  // Orders keep the coupon that they were paid with.
  erase: async (tx, { id }) => {
    const paidWith = tx
      .select({ one: sql`1` })
      .from(orders)
      .where(eq(orders.customerCouponId, customerCoupons.id));
    await tx.delete(customerCoupons).where(and(eq(customerCoupons.customerId, id), notExists(paidWith)));
    await tx
      .update(customerCoupons)
      .set({ code: sql`'x' || ${customerCoupons.id}`, idempotencyKey: null })
      .where(eq(customerCoupons.customerId, id));
  },
  losses: async (tx, { id }, now) => {
    const isUsable = and(isNull(customerCoupons.usedAt), gt(customerCoupons.validUntil, now));
    return [
      { kind: "coupons", count: await tx.$count(customerCoupons, and(eq(customerCoupons.customerId, id), isUsable)) },
    ];
  },
};
