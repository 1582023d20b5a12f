import type { Executor } from "../../platform/store/database.ts";
import { paymentOrders, payments } from "../../platform/store/schema/payments.ts";
import { and, eq, exists, inArray, ne, or } from "../../platform/store/sql.ts";
import { isFor, type PaymentSubject } from "./payment-subject.ts";

interface Superseded {
  readonly subject: PaymentSubject;
  /** Those that are paid for now. */
  readonly orderIds: readonly number[];
  /** The attempt that takes their place; null: none does. */
  readonly except: number | null;
}

/** Supersedes earlier attempts, which are not offered again. Of several that are paid after all the first one counts. */
export async function supersedePayments(tx: Executor, { subject, orderIds, except }: Superseded): Promise<void> {
  const isForOneOfThem = exists(
    tx
      .select()
      .from(paymentOrders)
      .where(and(eq(paymentOrders.paymentId, payments.id), inArray(paymentOrders.orderId, [...orderIds]))),
  );
  await tx
    .update(payments)
    .set({ state: "superseded" })
    .where(
      and(
        eq(payments.state, "pending"),
        except === null ? undefined : ne(payments.id, except),
        or(isFor(subject), isForOneOfThem),
      ),
    );
}
