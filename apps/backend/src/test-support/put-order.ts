import { randomInt } from "node:crypto";
import { saysStockCause } from "../catalogue/stock/stock-cause.ts";
import { productTexts, skus } from "../platform/store/schema/catalog.ts";
import { customerCoupons } from "../platform/store/schema/coupons.ts";
import type { Database } from "../platform/store/database.ts";
import { checkouts, orderEvents, orderLines, orders } from "../platform/store/schema/orders.ts";
import { flashPrices } from "../platform/store/schema/promotions.ts";
import { and, eq, sql } from "../platform/store/sql.ts";

export interface OrderToPut {
  readonly lines: readonly { readonly productId: number; readonly quantity: number; readonly flashOfferId?: number }[];
  readonly fields?: Partial<typeof orders.$inferInsert>;
  readonly freight?: number;
  readonly couponDiscount?: number;
  readonly customerCouponId?: number;
}

/** What submitting writes and takes, for tests that are not about submitting: unpaid orders of one checkout. */
export async function putOrders(
  db: Database,
  customerId: number,
  wanted: readonly OrderToPut[],
  now = new Date(),
): Promise<{ readonly checkoutId: number; readonly orderIds: readonly number[] }> {
  return db.transaction(async (tx) => {
    const [checkout] = await tx
      .insert(checkouts)
      .values({ number: newNumber(), customerId, contentHash: "", createdAt: now })
      .returning({ id: checkouts.id });
    if (checkout === undefined) throw new Error("The checkout was not stored");
    const orderIds: number[] = [];
    for (const { lines, fields, freight = 0, couponDiscount = 0, customerCouponId } of wanted) {
      const priced = [];
      for (const { productId, quantity, flashOfferId } of lines) {
        const [sku] = await tx.select().from(skus).where(eq(skus.productId, productId)).orderBy(skus.id).limit(1);
        const [text] = await tx.select().from(productTexts).where(eq(productTexts.productId, productId));
        if (sku === undefined || text === undefined) throw new Error("There is no such product");
        await tx
          .update(skus)
          .set({ stock: sql`${skus.stock} - ${quantity}` })
          .where(and(eq(skus.id, sku.id), saysStockCause({ cause: "order", id: checkout.id })));
        if (flashOfferId !== undefined) {
          await tx
            .update(flashPrices)
            .set({ sold: sql`${flashPrices.sold} + ${quantity}` })
            .where(eq(flashPrices.offerId, flashOfferId));
        }
        priced.push({
          productId,
          skuId: sku.id,
          name: text.name,
          quantity,
          regularPrice: sku.price,
          unitPrice: sku.price,
          amount: sku.price * quantity,
          flashOfferId: flashOfferId ?? null,
        });
      }
      const goodsAmount = priced.reduce((sum, { amount }) => sum + amount, 0);
      const [first, ...others] = priced;
      if (first === undefined) throw new Error("An order has lines");
      if (customerCouponId !== undefined) {
        await tx.update(customerCoupons).set({ usedAt: now }).where(eq(customerCoupons.id, customerCouponId));
      }
      const [order] = await tx
        .insert(orders)
        .values({
          checkoutId: checkout.id,
          number: newNumber(),
          customerId,
          shopId: 1,
          state: "unpaid",
          delivery: "express",
          isFlash: priced.some(({ flashOfferId }) => flashOfferId !== null),
          goodsAmount,
          couponDiscount,
          shippingAmount: freight,
          amount: goodsAmount - couponDiscount + freight,
          customerCouponId: customerCouponId ?? null,
          payBefore: new Date(now.getTime() + 60 * 60 * 1000),
          createdAt: now,
          contact: "张三",
          telephone: "13800138000",
          provinceId: 440000,
          cityId: 440100,
          districtId: 440106,
          regionNames: ["广东省", "广州市", "天河区"],
          street: "天河路100号",
          ...fields,
        })
        .returning({ id: orders.id });
      if (order === undefined) throw new Error("The order was not stored");
      await tx.insert(orderLines).values(
        [{ ...first, couponDiscount, amount: first.amount - couponDiscount }, ...others].map((line) => ({
          ...line,
          orderId: order.id,
        })),
      );
      await tx
        .insert(orderEvents)
        .values({ orderId: order.id, from: null, to: "unpaid", action: "submit", actor: "customer", createdAt: now });
      orderIds.push(order.id);
    }
    return { checkoutId: checkout.id, orderIds };
  });
}

function newNumber(): string {
  return `20261120112603${String(randomInt(10_000)).padStart(4, "0")}${randomInt(1_000_000)}`;
}
