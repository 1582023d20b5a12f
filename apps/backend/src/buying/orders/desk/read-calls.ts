import { payMethods, payMethodText } from "../../../money/payments/providers/pay-methods.ts";
import { isOffline, registeredProvider } from "../../../money/payments/providers/registered-providers.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import type { AgentName } from "../../../platform/store/agent-name.ts";
import { inLanguage, type ReaderLanguage } from "../../../platform/store/language.ts";
import type { PayMethod } from "../../../platform/store/schema/pay-methods.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { statesOf } from "../order-events.ts";
import { readOrderRules } from "../order-rules.ts";
import { tracesOf } from "../order-traces-call.ts";
import { correctionsOf } from "./correct-parcel.ts";
import { findShopOrder, findShopOrders } from "./find-shop-orders.ts";
import { readOrderFilter } from "./order-filter.ts";
import { countToDo } from "./order-lists.ts";
import { notesOf } from "./order-notes.ts";
import { shopOrder, shopOrderAmounts } from "./shop-order-wire.ts";

/** `orders/list` */
export async function handleShopOrders(context: ShopContext) {
  const { db, shopId, query, now, language } = context;
  const page = query.page();
  const [{ found, total }, counts, rules] = await Promise.all([
    findShopOrders(db, shopId, readOrderFilter(query), page),
    countToDo(db, shopId),
    readOrderRules(db),
  ]);
  return {
    list: found.map((each) => shopOrder(each, { now: now(), rules }, context)),
    counts,
    pay_methods: payMethods.map(({ method, name }) => ({ method, name: name[language.wanted] })),
    ...pageFields(page, total),
  };
}

/** `orders/detail` */
export async function handleShopOrder(context: ShopContext) {
  const { db, shopId, query, now, language } = context;
  const found = await findShopOrder(db, shopId, requiredId(query, "id"));
  if (found === null) throw new DomainError("orderGone", { notFound: true });
  const nameOf = (agent: AgentName | null): string => (agent === null ? "" : inLanguage(agent, "nickname", language));
  const [states, traces, corrections, notes, rules] = await Promise.all([
    statesOf(db, found.order.id),
    tracesOf(db, found.order.id),
    correctionsOf(db, found.order.id),
    notesOf(db, found.order.id),
    readOrderRules(db),
  ]);
  return {
    ...shopOrder(found, { now: now(), rules }, context),
    amounts: shopOrderAmounts(found),
    delivered_content: found.order.deliveredContent,
    pay_method: found.order.payMethod ?? "",
    pay_method_name: payMethodName(found.order.payMethod, language),
    states: states.map(({ state, since, agent }) => ({ state, since: instant(since), by: nameOf(agent) })),
    corrections: corrections.map((each) => ({
      from: { carrier: each.carrierBefore ?? "", tracking_number: each.trackingNumberBefore ?? "" },
      to: { carrier: each.carrier, tracking_number: each.trackingNumber },
      by: nameOf(each.agent),
      at: instant(each.createdAt),
    })),
    notes: notes.map((each) => ({ id: each.id, text: each.note, by: nameOf(each.agent), at: instant(each.createdAt) })),
    traces: traces.map((trace) => ({ text: inLanguage(trace, "text", language), at: instant(trace.createdAt) })),
  };
}

/** "" for the wallet, and for what is not paid. */
function payMethodName(method: PayMethod | null, language: ReaderLanguage): string {
  if (method !== null && isOffline(method)) return payMethodText(method, language.wanted);
  return registeredProvider(method)?.company[language.wanted] ?? "";
}
