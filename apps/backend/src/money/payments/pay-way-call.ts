import type { CustomerContext } from "../../platform/http/call.ts";
import type { Language, Texts } from "../../platform/store/language.ts";
import { payMethods } from "./providers/pay-methods.ts";
import type { Executor } from "../../platform/store/database.ts";
import { balanceOf } from "../wallet/balance.ts";
import { topUpOf } from "../wallet/top-ups.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { objectionToCash } from "./cash/cash-offer.ts";
import { amountOf, deadlineOf } from "./due.ts";
import { offeredMethods, pays, providerOf } from "./pay-method.ts";
import { isOfOrders, ordersOf, type PaymentSubject, readSubject } from "./payment-subject.ts";

/** `order/getPayWay`: in which ways a subject can be paid for, and how much is due. */
export async function handlePayWays(context: CustomerContext) {
  const { db, query, customer, language, images, providers, now } = context;
  const subject = readSubject(query, "order_id");
  const [due, balance, offered] = await Promise.all([
    dueOf(db, customer.id, subject),
    balanceOf(db, customer.id),
    offeredMethods(context),
  ]);
  const takesCash =
    offered.has("cash_on_delivery") && (await objectionToCash(db, customer.id, due.unpaid, now())) === null;
  return {
    pay_way: payMethods
      .filter(({ method }) => offered.has(method) && pays(method, subject))
      .filter(({ method }) => method !== "cash_on_delivery" || takesCash)
      .map(({ method, code, listed: { id, sort }, name }) => ({
        id,
        code: method,
        name: name[language.wanted],
        short_name: name[language.wanted],
        image: images.of(null),
        sort,
        status: 1,
        extra:
          method === "balance"
            ? balanceText(balance, language.wanted)
            : method === "cash_on_delivery"
              ? payTheCarrier[language.wanted]
              : (providerOf(method, providers)?.note?.[language.wanted] ?? ""),
        pay_way: code,
      })),
    order_amount: decimalYuan(due.amount),
    cancel_time: due.deadline === null ? 0 : unixSeconds(due.deadline),
  };
}

async function dueOf(
  db: Executor,
  customerId: number,
  subject: PaymentSubject,
): Promise<{ readonly amount: number; readonly deadline: Date | null; readonly unpaid: readonly Order[] }> {
  if (!isOfOrders(subject)) {
    const { amount, paidAt, payBefore } = await topUpOf(db, customerId, subject.id);
    return { amount: paidAt === null ? amount : 0, deadline: payBefore, unpaid: [] };
  }
  const orders = await ordersOf(db, customerId, subject);
  const unpaid = orders.filter(({ state }) => state === "unpaid");
  return { amount: amountOf(unpaid), deadline: deadlineOf(unpaid) ?? orders[0]?.createdAt ?? null, unpaid };
}

const payTheCarrier: Texts = {
  en: "You pay when the parcel comes",
  zh: "收到包裹时支付",
  ja: "荷物のお届け時にお支払い",
  ko: "택배를 받을 때 결제",
};

const available: Texts = { en: "Balance: ", zh: "可用余额:", ja: "ご利用可能残高：", ko: "사용 가능 잔액: " };

function balanceText(fen: number, language: Language): string {
  return `${available[language]}${decimalYuan(fen)}`;
}
