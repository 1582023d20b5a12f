import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { TopUp } from "../../platform/store/schema/wallet.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import { readTopUpTerms, type TopUpTerms } from "./top-up-settings.ts";
import { requestTopUp, topUpOf, topUpsOf } from "./top-ups.ts";
import { newSerialNumber } from "../../platform/wire/scalars.ts";

/** `recharge/rechargeTemplate`: what is offered to choose from, by numbers from 1. */
export async function handleTopUpChoices({ db }: CustomerContext) {
  const { choices } = await readTopUpTerms(db);
  return choices.map((amount, index) => ({
    id: index + 1,
    money: decimalYuan(amount),
    give_money: "0.00",
    is_recommend: 0,
  }));
}

/** `recharge/recharge`: by the `id` of a choice, or by an amount of one's own as `money`. It is paid with `pay/unifiedpay`. */
export async function handleRequestTopUp({ db, body, customer, idempotencyKey, providers, now }: CustomerContext) {
  if (providers.size === 0) throw new DomainError("topUpClosed");
  const amount = amountOf(body, await readTopUpTerms(db));
  const at = now();
  const request = { customerId: customer.id, amount, idempotencyKey, number: newSerialNumber(at), now: at };
  const { id, number } = await requestTopUp(db, request);
  return new Reply({ id, order_sn: number, from: "recharge" }, { key: "topUpStarted" });
}

function amountOf(body: Query, { choices }: TopUpTerms): number {
  const money = body.text("money");
  const choice = body.integer("id");
  const amount = money === "" && choice !== null ? choices[choice - 1] : fenOf(money);
  if (amount === undefined || amount === null) throw new DomainError("topUpAmountWrong");
  return amount;
}

/** `recharge/rechargeRecord`: a customer's top-ups, newest first, or the one of an `id`, which is ours. */
export async function handleTopUps({ db, query, customer }: CustomerContext) {
  const page = query.page();
  const id = query.id("id");
  const { rows, total } =
    id === null ? await topUpsOf(db, customer.id, page) : { rows: [await topUpOf(db, customer.id, id)], total: 1 };
  return { list: rows.map(topUpItem), ...pageFields(page, total) };
}

function topUpItem({ id, number, amount, createdAt, payBefore, paidAt }: TopUp) {
  return {
    id,
    order_sn: number,
    order_amount: decimalYuan(amount),
    give_money: "0.00",
    pay_status: paidAt === null ? 0 : 1,
    pay_time: paidAt === null ? "" : wallClock(paidAt),
    create_time: wallClock(createdAt),
    cancel_time: unixSeconds(payBefore),
  };
}
