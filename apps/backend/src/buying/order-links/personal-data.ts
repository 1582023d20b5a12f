import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { orderLinkMessages } from "../../platform/store/schema/order-links.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { asc, eq, inArray } from "../../platform/store/sql.ts";

/** Links themselves are kept nowhere; those of a deleted account lead nowhere any more. */
export const personalData: PersonalData = {
  tables: [orderLinkMessages],
  export: async (tx, { id }) => ({
    textMessages: await tx
      .select({
        order: orders.number,
        askedAt: orderLinkMessages.createdAt,
        sentAt: orderLinkMessages.sentAt,
      })
      .from(orderLinkMessages)
      .innerJoin(orders, eq(orders.id, orderLinkMessages.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(orderLinkMessages.id)),
  }),
  erase: async (tx, { id }) => {
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, id));
    await tx.delete(orderLinkMessages).where(inArray(orderLinkMessages.orderId, own));
  },
};
