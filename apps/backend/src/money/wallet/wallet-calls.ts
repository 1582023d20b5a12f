import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Language } from "../../platform/store/language.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { accountLog, type WalletMovement } from "./account-log.ts";
import { isGain, sourceText } from "./ledger-sources.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { and, eq, isNotNull, sql } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { balanceOf } from "./balance.ts";
import { readTopUpTerms } from "./top-up-settings.ts";
import { everToppedUp } from "./top-ups.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** The source with the money; the contract's sources 2 (points) and 3 (growth) are always empty. */
const ofBalance = 1;

/** `user/accountLog` */
export async function handleAccountLog({ db, query, customer, language }: CustomerContext) {
  if (query.text("source") === "") throw new DomainError("parameterMissing", { parameter: "source" });
  const page = query.page();
  const type = query.integer("type");
  const gains = type === 1 ? true : type === 2 ? false : null;
  const { movements, total } =
    query.integer("source") === ofBalance
      ? await accountLog(db, customer.id, { gains, page })
      : { movements: [], total: 0 };
  return {
    list: movements.map((movement) => logItem(movement, language.wanted)),
    ...pageFields(page, total),
  };
}

function logItem({ id, source, amount, balance, subject, at }: WalletMovement, language: Language) {
  const gains = isGain(source);
  const time = wallClock(at);
  return {
    id,
    change_amount: decimalYuan(Math.abs(amount)),
    change_amount_format: `${gains ? "+" : "-"}${decimalYuan(Math.abs(amount))}`,
    source_type: sourceText(source, language),
    change_type: gains ? 1 : 2,
    create_time: time,
    create_time_format: time,
    // Ours: what the wallet held after it, and what it was for.
    left_amount: decimalYuan(balance),
    about: subject?.kind ?? "",
    about_id: subject?.id ?? 0,
    about_sn: subject?.number ?? "",
  };
}

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
