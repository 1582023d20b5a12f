import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { afterSaleEvents, afterSales, returnShipments } from "../../platform/store/schema/after-sales.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, asc, eq, inArray } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";
import { inReadersLanguage } from "./after-sale-texts.ts";
import { waitingStates } from "../../buying/orders/standing.ts";

export const personalData: PersonalData = {
  tables: [afterSales, afterSaleEvents, returnShipments],
  export: async (tx, { id }, language) => {
    const own = await tx
      .select({ afterSale: afterSales, orderNumber: orders.number })
      .from(afterSales)
      .innerJoin(orders, eq(orders.id, afterSales.orderId))
      .where(eq(afterSales.customerId, id))
      .orderBy(asc(afterSales.id));
    const parcels = await tx
      .select({ parcel: returnShipments })
      .from(returnShipments)
      .innerJoin(afterSales, eq(afterSales.id, returnShipments.afterSaleId))
      .where(eq(afterSales.customerId, id))
      .orderBy(asc(returnShipments.id));
    const parcelsOf = Map.groupBy(parcels, ({ parcel }) => parcel.afterSaleId);
    return {
      requests: own.map(({ afterSale, orderNumber }) => ({
        number: afterSale.number,
        order: orderNumber,
        type: afterSale.type,
        isWithdrawal: afterSale.isWithdrawal,
        state: afterSale.state,
        quantity: afterSale.quantity,
        amount: exportedMoney(afterSale.amount),
        reason: inReadersLanguage(afterSale.reason, language.wanted),
        remark: afterSale.remark,
        answer: inReadersLanguage(afterSale.rejection, language.wanted),
        askedAt: afterSale.createdAt,
        refundedAt: afterSale.refundedAt,
        sentBack: parcelsOf.get(afterSale.id)?.map(({ parcel }) => ({
          carrier: parcel.carrier,
          trackingNumber: parcel.trackingNumber,
          remark: parcel.remark,
          sentAt: parcel.createdAt,
        })),
      })),
    };
  },
  // What was given back for what, and why, stays with the order; words, pictures and parcels go.
  erase: async (tx, { id }) => {
    const own = tx.select({ id: afterSales.id }).from(afterSales).where(eq(afterSales.customerId, id));
    await tx.delete(returnShipments).where(inArray(returnShipments.afterSaleId, own));
    await tx
      .update(afterSaleEvents)
      .set({ remark: "", idempotencyKey: null })
      .where(inArray(afterSaleEvents.afterSaleId, own));
    await tx
      .update(afterSales)
      .set({ remark: "", rejection: "", images: [], idempotencyKey: null, contentHash: "" })
      .where(eq(afterSales.customerId, id));
  },
  obstacles: async (tx, { id }) => {
    const isWaiting = and(eq(afterSales.customerId, id), inArray(afterSales.state, waitingStates));
    const asked = and(isWaiting, eq(afterSales.isWithdrawal, false));
    const withdrawn = and(isWaiting, eq(afterSales.isWithdrawal, true));
    return [
      { kind: "after_sales", count: await tx.$count(afterSales, asked) },
      { kind: "withdrawals", count: await tx.$count(afterSales, withdrawn) },
    ];
  },
};
