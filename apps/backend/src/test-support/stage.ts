import { addresses } from "../platform/store/schema/addresses.ts";
import { skus } from "../platform/store/schema/catalog.ts";
import { couponProducts, coupons, customerCoupons } from "../platform/store/schema/coupons.ts";
import type { Executor } from "../platform/store/database.ts";
import { productShipping } from "../platform/store/schema/freight.ts";
import { shops } from "../platform/store/schema/merchants.ts";
import { flashOffers, flashPrices, flashSlots } from "../platform/store/schema/promotions.ts";
import { eq } from "../platform/store/sql.ts";
import { type ProductToSell, putOnSale } from "./put-on-sale.ts";
import { newCouponCode } from "../buying/coupons/claim-coupon.ts";

const longAgo = new Date("2020-01-01T00:00:00Z");
const farAway = new Date("2099-01-01T00:00:00Z");

export async function openShop(db: Executor, fields: Partial<typeof shops.$inferInsert> = {}): Promise<number> {
  return idOf(
    await db
      .insert(shops)
      .values({ name: "测试店", ...fields })
      .returning({ id: shops.id }),
  );
}

/** Where a shop in Shanghai can be visited, and when. */
export const shanghaiAddress = {
  provinceId: 310_000,
  cityId: 310_100,
  districtId: 310_104,
  street: "安福路12号",
  translations: { en: { street: "12 Anfu Road" } },
  opensAt: "10:00:00",
  closesAt: "21:30:00",
  openDays: [1, 2, 3, 4, 5, 6],
} satisfies Partial<typeof shops.$inferInsert>;

export interface Sold {
  readonly productId: number;
  readonly skuId: number;
}

/** Something on sale, with how it travels. */
export async function sell(
  db: Executor,
  product: Partial<ProductToSell> = {},
  shipping: Partial<typeof productShipping.$inferInsert> = {},
): Promise<Sold> {
  const productId = await putOnSale(db, { name: "茶壶", ...product });
  const skuId = idOf(await db.select({ id: skus.id }).from(skus).where(eq(skus.productId, productId)));
  await db.insert(productShipping).values({ productId, mode: "free", ...shipping });
  return { productId, skuId };
}

/** Puts a SKU on flash sale all day. */
export async function putOnFlashSale(db: Executor, { productId, skuId }: Sold, price: number): Promise<number> {
  const slot = { startMinute: 0, endMinute: 1440 };
  const slotId = idOf(await db.insert(flashSlots).values(slot).returning({ id: flashSlots.id }));
  const offer = { slotId, productId, startsOn: "2020-01-01", isApproved: true };
  const offerId = idOf(await db.insert(flashOffers).values(offer).returning({ id: flashOffers.id }));
  await db.insert(flashPrices).values({ offerId, skuId, price });
  return offerId;
}

export interface CouponFields extends Partial<typeof coupons.$inferInsert> {
  readonly shopId: number;
  /** What a scope other than `all` means. */
  readonly productIds?: readonly number[];
}

/** A coupon that everybody can claim for years. */
export async function offerCoupon(db: Executor, { productIds = [], ...fields }: CouponFields): Promise<number> {
  const coupon = {
    name: "优惠券",
    amount: 1000,
    validity: "window",
    validFrom: longAgo,
    validUntil: farAway,
    claimableFrom: longAgo,
    claimableUntil: farAway,
  } as const;
  const couponId = idOf(
    await db
      .insert(coupons)
      .values({ ...coupon, ...fields })
      .returning({ id: coupons.id }),
  );
  if (productIds.length > 0) {
    await db.insert(couponProducts).values(productIds.map((productId) => ({ couponId, productId })));
  }
  return couponId;
}

/** A coupon in somebody's hands. @returns the id of this copy */
export async function holdCoupon(
  db: Executor,
  customerId: number,
  fields: CouponFields,
  held: Partial<typeof customerCoupons.$inferInsert> = {},
): Promise<number> {
  const couponId = await offerCoupon(db, fields);
  const row = {
    couponId,
    customerId,
    code: newCouponCode(),
    validFrom: longAgo,
    validUntil: farAway,
    claimedAt: longAgo,
  };
  return idOf(
    await db
      .insert(customerCoupons)
      .values({ ...row, ...held })
      .returning({ id: customerCoupons.id }),
  );
}

/** Someone's default address, in Beijing. */
export async function liveSomewhere(
  db: Executor,
  customerId: number,
  fields: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const beijing = { provinceId: 110_000, cityId: 110_100, districtId: 110_101 };
  const home = { contact: "张三", telephone: "13800138000", ...beijing, street: "东单1号", isDefault: true };
  return idOf(
    await db
      .insert(addresses)
      .values({ customerId, ...home, ...fields })
      .returning({ id: addresses.id }),
  );
}

export function idOf(rows: readonly { readonly id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error("The row was not stored");
  return row.id;
}
