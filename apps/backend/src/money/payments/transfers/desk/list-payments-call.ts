import type { AgentContext } from "../../../../platform/http/agent-call.ts";
import { inLanguage } from "../../../../platform/store/language.ts";
import { decimalYuan } from "../../../../platform/wire/money.ts";
import { flag } from "../../../../platform/wire/scalars.ts";
import { instant } from "../../../../platform/wire/time.ts";
import { spacedReference } from "../../../transfers/transfer-reference.ts";
import { readTransferTerms } from "../../../transfers/transfer-settings.ts";
import { countTransfers, findTransferPayments, transferLists } from "./find-transfer-payments.ts";

const maxWordsLength = 50;

/** `transfers/list`: payments by transfer. `after` names the one that the page before ended with. */
export async function handleAwaitedTransfers({ db, query, language }: AgentContext) {
  const list = transferLists.find((each) => each === query.text("list")) ?? "awaited";
  const [{ rows, hasMore }, counts, { isOpen }] = await Promise.all([
    findTransferPayments(db, { list, words: query.text("words").slice(0, maxWordsLength), after: query.id("after") }),
    countTransfers(db),
    readTransferTerms(db, language),
  ]);
  return {
    list: rows.map(({ payment, received, entered, orders }) => ({
      id: payment.id,
      reference: spacedReference(payment.id),
      state: payment.state,
      amount: decimalYuan(payment.amount),
      received: decimalYuan(payment.state === "paid" ? payment.amount : received),
      created_at: instant(payment.createdAt),
      paid_at: instant(payment.paidAt),
      orders: orders.map(({ id, number, state, amount, payBefore, shop }) => ({
        id,
        number,
        state,
        amount: decimalYuan(amount),
        pay_before: instant(payBefore),
        shop_name: inLanguage(shop, "name", language),
      })),
      transfers: entered.map(({ amount, receivedOn, bankReference, payer, agent }) => ({
        amount: decimalYuan(amount),
        received_on: receivedOn,
        bank_reference: bankReference,
        payer,
        by: inLanguage(agent, "nickname", language),
      })),
    })),
    counts,
    is_open: isOpen,
    more: flag(hasMore),
  };
}
