import type { CustomerContext } from "../../platform/http/call.ts";
import type { Language, Texts } from "../../platform/store/language.ts";
import { payMethodCode } from "../../buying/orders/order-codes.ts";
import { payMethodText } from "../../buying/orders/order-texts.ts";
import type { PayMethod } from "../../platform/store/schema/orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import { balanceOf } from "../wallet/balance.ts";
import { topUpOf } from "../wallet/top-ups.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import { amountOf, deadlineOf } from "./due.ts";
import { isOffered, pays } from "./pay-method.ts";
import { isOfOrders, ordersOf, type PaymentSubject, readSubject } from "./payment-subject.ts";

/** In the order in which they are shown; `id` and `sort` as the contract has them. */
const ways: readonly { readonly method: PayMethod; readonly id: number; readonly sort: number }[] = [
  { method: "wechat", id: 2, sort: 0 },
  { method: "balance", id: 1, sort: 1 },
  { method: "alipay", id: 3, sort: 11 },
];

/** `order/getPayWay`: in which ways a subject can be paid for, and how much is due. */
export async function handlePayWays({ db, query, customer, language, images, providers }: CustomerContext) {
  const subject = readSubject(query, "order_id");
  const [due, balance] = await Promise.all([dueOf(db, customer.id, subject), balanceOf(db, customer.id)]);
  return {
    pay_way: ways
      .filter(({ method }) => isOffered(method, providers) && pays(method, subject))
      .map(({ method, id, sort }) => ({
        id,
        code: method,
        name: payMethodText(method, language),
        short_name: payMethodText(method, language),
        image: images.of(null),
        sort,
        status: 1,
        extra: method === "balance" ? balanceText(balance, language) : (providers.get(method)?.note?.[language] ?? ""),
        pay_way: payMethodCode(method),
      })),
    order_amount: decimalYuan(due.amount),
    cancel_time: due.deadline === null ? 0 : unixSeconds(due.deadline),
  };
}

async function dueOf(
  db: Executor,
  customerId: number,
  subject: PaymentSubject,
): Promise<{ readonly amount: number; readonly deadline: Date | null }> {
  if (!isOfOrders(subject)) {
    const { amount, paidAt, payBefore } = await topUpOf(db, customerId, subject.id);
    return { amount: paidAt === null ? amount : 0, deadline: payBefore };
  }
  const orders = await ordersOf(db, customerId, subject);
  const unpaid = orders.filter(({ state }) => state === "unpaid");
  return { amount: amountOf(unpaid), deadline: deadlineOf(unpaid) ?? orders[0]?.createdAt ?? null };
}

const available: Texts = { en: "Balance: ", zh: "可用余额:", ja: "ご利用可能残高：", ko: "사용 가능 잔액: " };

function balanceText(fen: number, language: Language): string {
  return `${available[language]}${decimalYuan(fen)}`;
}
