import type { Executor } from "../../platform/store/database.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { type Payment, paymentOrders } from "../../platform/store/schema/payments.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { topUpOf } from "../wallet/top-ups.ts";
import type { PaymentToStart } from "./providers/provider.ts";
import { subjectCodes } from "./payment-subject.ts";

/** Providers take some forty characters of any script. */
const maxNameLength = 32;

/**
 * How a provider is told of a payment: the first product and how many more there are, as they were when they were ordered,
 * so that a repetition says the same.
 */
export async function describePayment(db: Executor, payment: Payment): Promise<PaymentToStart> {
  const { id, number, amount, customerId, subjectKind, subjectId, createdAt: startedAt } = payment;
  if (subjectKind === "topUp") {
    const { payBefore } = await topUpOf(db, customerId, subjectId);
    const returnPath = `/pc/user/user_wallet?top_up=${subjectId}`;
    return { number, amount, title: topUpTitle, payBefore, startedAt, returnPath };
  }
  const lines = await db
    .select({ name: orderLines.name, payBefore: orders.payBefore })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(paymentOrders.paymentId, id))
    .orderBy(asc(orderLines.id));
  const deadlines = lines.flatMap(({ payBefore }) => (payBefore === null ? [] : [payBefore]));
  return {
    number,
    amount,
    title: titleOf(lines.map(({ name }) => name)),
    payBefore: deadlines.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    startedAt,
    returnPath: `/pc/payment?${String(new URLSearchParams({ id: String(subjectId), from: subjectCodes[subjectKind] }))}`,
  };
}

/** In no language, because the bill of a repetition would have to be in the same. */
const topUpTitle = "Plaza wallet 钱包充值";

/** Without the characters that providers do not take. */
function titleOf([first = "", ...more]: readonly string[]): string {
  const name = Array.from(first.replaceAll(/[^\p{L}\p{N}\p{M} .,-]/gu, " ").trim())
    .slice(0, maxNameLength)
    .join("");
  return `${name === "" ? "-" : name}${more.length === 0 ? "" : ` +${more.length}`}`;
}
