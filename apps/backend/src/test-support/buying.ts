import { expect } from "vitest";
import { memberLevels } from "../platform/store/schema/customers.ts";
import { skus } from "../platform/store/schema/catalog.ts";
import { customerCoupons } from "../platform/store/schema/coupons.ts";
import { orderLines, orders } from "../platform/store/schema/orders.ts";
import { asc, eq, inArray } from "../platform/store/sql.ts";
import { recordOf } from "./ask.ts";
import type { TestCustomer } from "./new-customer.ts";
import type { CallingCustomer, RunningBackend } from "./running-backend.ts";
import { idOf, liveSomewhere, type Sold } from "./stage.ts";

/** A customer with a default address. */
export interface Buyer extends CallingCustomer {
  readonly addressId: number;
}

/** For tests of what becomes of submissions. */
export function buying(backend: RunningBackend) {
  const customer = async (priceShare = 10_000): Promise<Buyer> => {
    const { db } = backend;
    const level = await db.insert(memberLevels).values({ name: "金", priceShare }).returning({ id: memberLevels.id });
    const who = await backend.newCustomer({ levelId: idOf(level) });
    return { ...who, addressId: await liveSomewhere(db, who.id) };
  };
  const some = ({ skuId, productId }: Sold, num: number, more: object = {}) => ({
    item_id: skuId,
    num,
    goods_id: productId,
    shop_id: 1,
    ...more,
  });
  const bodyOf = ({ addressId }: Buyer, goods: readonly object[], more: object = {}) => ({
    goods: JSON.stringify(goods),
    address_id: addressId,
    cart_id: "",
    coupon_id: [],
    remark: "",
    ...more,
  });
  const submit = (who: Buyer, goods: readonly object[], more: object = {}, key?: string) =>
    who.post("order/submitOrder", bodyOf(who, goods, more), key === undefined ? {} : { key });
  const submitted = async (...parameters: Parameters<typeof submit>) => {
    const answer = await submit(...parameters);
    expect(answer).toMatchObject({ status: 200, code: 1, show: 0, msg: "Order submitted" });
    return recordOf(answer.data);
  };
  const ordersOf = (who: TestCustomer) =>
    backend.db.select().from(orders).where(eq(orders.customerId, who.id)).orderBy(asc(orders.id));
  const linesOf = async (who: TestCustomer) => {
    const found = await ordersOf(who);
    const ids = found.map(({ id }) => id);
    return backend.db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id));
  };
  const stockOf = async ({ skuId }: Sold) => {
    const [sku] = await backend.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId));
    return sku?.stock;
  };
  const couponUsed = async (id: number) => {
    const [held] = await backend.db.select().from(customerCoupons).where(eq(customerCoupons.id, id));
    return held?.usedAt !== null;
  };
  return { customer, some, bodyOf, submit, submitted, ordersOf, linesOf, stockOf, couponUsed };
}
