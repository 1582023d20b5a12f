import type { CustomerContext } from "../../platform/http/call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, eq, isNotNull, sql } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { balanceOf } from "./balance.ts";
import { readTopUpTerms } from "./top-up-settings.ts";
import { everToppedUp } from "./top-ups.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** `user/myWallet`; the misspelling is the contract's. */
export async function handleMyWallet({ db, customer, providers }: CustomerContext) {
  const [balance, spent, toppedUp, terms] = await Promise.all([
    balanceOf(db, customer.id),
    everPaid(db, customer.id),
    everToppedUp(db, customer.id),
    readTopUpTerms(db),
  ]);
  return {
    user_money: decimalYuan(balance),
    total_order_amount: decimalYuan(spent),
    total_recharge_amount: decimalYuan(toppedUp),
    open_racharge: flag(terms.isOpen && providers.size > 0),
    // Ours: the bounds of one top-up.
    min_recharge: decimalYuan(terms.least),
    max_recharge: decimalYuan(terms.most),
  };
}

/** What has been paid for orders, refunded ones included. */
async function everPaid(db: Executor, customerId: number): Promise<number> {
  const sums = await db
    .select({ fen: sql`coalesce(sum(${orders.amount}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.paidAt)));
  return singleRow(sums).fen;
}
