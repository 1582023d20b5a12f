import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { orderMails } from "../../platform/store/schema/order-mails.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { asc, eq, inArray } from "../../platform/store/sql.ts";

export const personalData: PersonalData = {
  tables: [orderMails],
  export: async (tx, { id }) => ({
    mails: await tx
      .select({ order: orders.number, about: orderMails.kind, sentAt: orderMails.sentAt })
      .from(orderMails)
      .innerJoin(orders, eq(orders.id, orderMails.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(orderMails.id)),
  }),
  erase: async (tx, { id }) => {
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id));
    await tx.delete(orderMails).where(inArray(orderMails.orderId, own));
  },
};
