import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { withdrawalLines, withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";

/** Withdrawals do not block the deletion of an account. Their open after-sales requests do, by their own rule. */
export const personalData: PersonalData = {
  tables: [withdrawals, withdrawalLines],
  export: async (tx, { id }) => {
    const own = await tx
      .select({ withdrawal: withdrawals, orderNumber: orders.number })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(eq(withdrawals.customerId, id))
      .orderBy(asc(withdrawals.id));
    return {
      withdrawals: own.map(({ withdrawal, orderNumber }) => ({
        order: orderNumber,
        name: withdrawal.name,
        contact: withdrawal.contact,
        amount: exportedMoney(withdrawal.amount),
        freight: exportedMoney(withdrawal.freight),
        declaredAt: withdrawal.createdAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await tx
      .update(withdrawals)
      .set({ name: "", contact: "", idempotencyKey: null, contentHash: "" })
      .where(eq(withdrawals.customerId, id));
  },
};
