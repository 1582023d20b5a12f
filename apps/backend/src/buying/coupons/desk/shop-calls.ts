import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { couponProducts, coupons } from "../../../platform/store/schema/coupons.ts";
import { and, desc, eq, isNull } from "../../../platform/store/sql.ts";
import { decimalYuan } from "../../../platform/wire/money.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { assertDefined } from "../../../platform/store/rows.ts";
import { expectOwnProducts, readCoupon } from "./read-coupon.ts";

/** `coupons/list`: those of the shop, the newest first. */
export async function handleShopCoupons({ db, shopId, query, language }: ShopContext) {
  const page = query.page();
  const which = and(eq(coupons.shopId, shopId), isNull(coupons.deletedAt));
  const [rows, total] = await Promise.all([
    db.select().from(coupons).where(which).orderBy(desc(coupons.id)).limit(page.size).offset(page.offset),
    db.$count(coupons, which),
  ]);
  return {
    list: rows.map((coupon) => ({
      id: coupon.id,
      name: inLanguage(coupon, "name", language),
      amount: decimalYuan(coupon.amount),
      threshold: decimalYuan(coupon.threshold),
      scope: coupon.scope,
      validity: coupon.validity,
      valid_from: instant(coupon.validFrom),
      valid_until: instant(coupon.validUntil),
      valid_days: coupon.validDays,
      total: coupon.total,
      per_customer: coupon.perCustomer,
      claimed: coupon.claimed,
      claimable_from: instant(coupon.claimableFrom),
      claimable_until: instant(coupon.claimableUntil),
      is_enabled: coupon.isEnabled,
    })),
    ...pageFields(page, total),
  };
}

/** `coupons/add` */
export async function handleAddCoupon({ db, shopId, body, now }: ShopContext) {
  const { productIds, ...coupon } = readCoupon(body, now());
  const id = await retriedTransaction(db, async (tx) => {
    await expectOwnProducts(tx, shopId, productIds);
    const [row] = await tx
      .insert(coupons)
      .values({ ...coupon, shopId, createdAt: now() })
      .returning({ id: coupons.id });
    const { id: couponId } = assertDefined(row, "coupon that has just been made");
    if (productIds.length > 0)
      await tx.insert(couponProducts).values(productIds.map((productId) => ({ couponId, productId })));
    return couponId;
  });
  return new Reply({ id }, { key: "couponAdded" });
}

/** `coupons/change`: whether it can be claimed. What it is worth stays as it was promised. */
export async function handleChangeCoupon({ db, shopId, body }: ShopContext) {
  const id = requiredId(body, "id");
  const isEnabled = body.flag("is_enabled");
  if (isEnabled === null) throw new DomainError("parameterWrong", { parameter: "is_enabled" });
  const isTheirs = and(eq(coupons.id, id), eq(coupons.shopId, shopId), isNull(coupons.deletedAt));
  const changed = await retriedTransaction(db, (tx) =>
    tx.update(coupons).set({ isEnabled }).where(isTheirs).returning({ id: coupons.id }),
  );
  if (changed.length === 0) throw new DomainError("couponOfShopGone", { notFound: true });
  return new Reply([], { key: "saved" });
}
