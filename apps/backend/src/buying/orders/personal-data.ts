import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import {
  checkouts,
  orderEvents,
  orderLines,
  orderNotes,
  orders,
  parcelCorrections,
  shipmentTraces,
} from "../../platform/store/schema/orders.ts";
import { and, asc, eq, inArray, isNull } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";

/** What somebody still waits for. */
const openStates = ["unpaid", "paid", "shipped"] as const;

/** What is kept of an order says what was sold for how much, and nothing of who bought it. */
const nobody = {
  remark: "",
  contact: "",
  telephone: "",
  provinceId: null,
  cityId: null,
  districtId: null,
  regionNames: [],
  street: "",
  trackingNumber: null,
  pickupCode: null,
  deliveredContent: null,
};

export const personalData: PersonalData = {
  tables: [checkouts, orders, orderLines, orderEvents, orderNotes, parcelCorrections, shipmentTraces],
  export: async (tx, { id }, language) => {
    const own = await tx.select().from(orders).where(eq(orders.customerId, id)).orderBy(asc(orders.id));
    const lines = await tx
      .select({ line: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(orderLines.id));
    const linesOf = Map.groupBy(lines, ({ line }) => line.orderId);
    return {
      orders: own.map((order) => ({
        number: order.number,
        state: order.state,
        delivery: order.delivery,
        goods: exportedMoney(order.goodsAmount),
        memberDiscount: exportedMoney(order.memberDiscount),
        couponDiscount: exportedMoney(order.couponDiscount),
        freight: exportedMoney(order.shippingAmount),
        total: exportedMoney(order.amount),
        givenBack: exportedMoney(order.refundedAmount),
        paidBy: order.payMethod,
        remark: order.remark,
        contact: order.contact,
        telephone: order.telephone,
        region: order.regionNames,
        street: order.street,
        carrier: order.carrier,
        trackingNumber: order.trackingNumber,
        deliveredContent: order.deliveredContent,
        orderedAt: order.createdAt,
        paidAt: order.paidAt,
        refusedAt: order.refusedAt,
        shippedAt: order.shippedAt,
        completedAt: order.completedAt,
        closedAt: order.closedAt,
        lines: linesOf.get(order.id)?.map(({ line }) => ({
          productId: line.productId,
          name: inLanguage(line, "name", language),
          options: shownOptions(line, language),
          quantity: line.quantity,
          unitPrice: exportedMoney(line.unitPrice),
          total: exportedMoney(line.amount),
        })),
      })),
    };
  },
  // Hidden from the customer as well, so that whatever waits for an order's row does not find it as theirs any more.
  erase: async (tx, { id }, now) => {
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id));
    await tx.delete(shipmentTraces).where(inArray(shipmentTraces.orderId, own));
    await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
    await tx.update(orderEvents).set({ note: "" }).where(inArray(orderEvents.orderId, own));
    await tx.update(checkouts).set({ idempotencyKey: null, contentHash: "" }).where(eq(checkouts.customerId, id));
    await tx.update(orders).set(nobody).where(eq(orders.customerId, id));
    await tx
      .update(orders)
      .set({ hiddenAt: now })
      .where(and(eq(orders.customerId, id), isNull(orders.hiddenAt)));
  },
  obstacles: async (tx, { id }) => {
    const isOpen = and(eq(orders.customerId, id), inArray(orders.state, openStates));
    return [{ kind: "orders", count: await tx.$count(orders, isOpen) }];
  },
};
