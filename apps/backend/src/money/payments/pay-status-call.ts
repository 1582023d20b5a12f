import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { Executor } from "../../platform/store/database.ts";
import { closeOverdueOrdersOf } from "../../buying/orders/due-orders.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { isCashDue } from "../../buying/orders/cash-due.ts";
import { deliveryCode, payStatus, stateCode } from "../../buying/orders/order-codes.ts";
import { isKnown, payMethodCode, payMethodText } from "./providers/pay-methods.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { stateText } from "../../buying/orders/order-texts.ts";
import { orderLine } from "../../buying/orders/order-wire.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { checkouts, type Order, orderLines, orderStates } from "../../platform/store/schema/orders.ts";
import { paymentOrders, payments } from "../../platform/store/schema/payments.ts";
import { and, asc, desc, eq, inArray } from "../../platform/store/sql.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { unixSeconds, wallClock } from "../../platform/wire/time.ts";
import { awaitedTransferOf } from "../transfers/awaited-transfers.ts";
import { spacedReference } from "../transfers/transfer-reference.ts";
import { readTransferTerms } from "../transfers/transfer-settings.ts";
import { amountOf, deadlineOf } from "./due.ts";
import { offlinePayment } from "./providers/offline-payment.ts";
import { isOfOrders, ordersOf, readSubject } from "./payment-subject.ts";

/** `order/getPayStatus` */
export async function handlePayStatus(context: CustomerContext) {
  const { db, query, customer, language } = context;
  const subject = readSubject(query, "id");
  // The contract's clients ask about a top-up by its record.
  if (!isOfOrders(subject)) throw new DomainError("parameterWrong", { parameter: "from" });
  await closeOverdueOrdersOf(customer.id, context);
  const orders = await ordersOf(db, customer.id, subject);
  const [goods, shopNames, started, offline] = await Promise.all([
    goodsOf(db, orders, context),
    shopNamesOf(db, orders, context),
    startedPayment(db, orders),
    offlineFields(context, orders),
  ]);
  const [first] = orders;
  if (first === undefined) throw new Error("A subject has orders");
  const common = {
    ...status(orders, shopNames),
    order_goods: goods,
    address: addressOf(orders.find(({ delivery }) => delivery === "express") ?? first),
    started_payment: startedWire(started, context),
    ...offline,
  };
  if (subject.kind === "checkout") {
    return {
      id: subject.id,
      order_id: orders.at(-1)?.id,
      order_sn: await checkoutNumber(db, subject.id),
      ...common,
      pay_status_text: stateText(shownOrder(orders), language.wanted),
      pay_way: payMethodText(shownOrder(orders).payMethod, language.wanted),
    };
  }
  return {
    id: first.id,
    order_sn: first.number,
    ...common,
    pay_way: payMethodCode(first.payMethod),
    pc_address: common.address.delivery_address,
    consignee: first.contact,
    mobile: first.telephone,
    province: first.provinceId ?? 0,
    city: first.cityId ?? 0,
    district: first.districtId ?? 0,
  };
}

/**
 * A checkout is as far as the one of its orders that is furthest behind; closed ones do not count beside others. Its amount
 * is what is still to be paid, or what was. `orders` are ours.
 */
function status(orders: readonly Order[], shopNames: ReadonlyMap<number, string>) {
  const shown = shownOrder(orders);
  const wasPaid = orders.filter((order) => order.paidAt !== null || isCashDue(order));
  // What was paid, whatever has gone back since; while something is unpaid, that alone.
  const meant =
    shown.state === "unpaid" || wasPaid.length === 0 ? orders.filter(({ state }) => state === shown.state) : wasPaid;
  return {
    total_amount: decimalYuan(amountOf(meant)),
    pay_status: payStatus(shown),
    order_status: stateCode(shown.state),
    pay_time: shown.paidAt === null ? 0 : wallClock(shown.paidAt),
    cancel_time: unixSeconds(deadlineOf(orders) ?? shown.payBefore ?? shown.createdAt),
    orders: orders.map((order) => ({
      id: order.id,
      order_sn: order.number,
      order_status: stateCode(order.state),
      order_amount: decimalYuan(order.amount),
      delivery_type: deliveryCode(order.delivery),
      shop_name: shopNames.get(order.shopId) ?? "",
    })),
  };
}

/** "unpaid" comes before "completed", and "closed" is last. */
function shownOrder(orders: readonly Order[]): Order {
  const [shown] = orders.toSorted((a, b) => orderStates.indexOf(a.state) - orderStates.indexOf(b.state));
  if (shown === undefined) throw new Error("A subject has orders");
  return shown;
}

function addressOf({ contact, telephone, regionNames, street }: Order) {
  return { contact, mobile: telephone, delivery_address: `${regionNames.join(" ")}${street}` };
}

/** Of a line the contract has only the id and the name. */
async function goodsOf(db: Executor, orders: readonly Order[], reader: Reader) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.id));
  return lines.map((line) => orderLine(line, reader));
}

async function shopNamesOf(
  db: Executor,
  orders: readonly Order[],
  { language }: Reader,
): Promise<ReadonlyMap<number, string>> {
  const found = await db
    .select()
    .from(shops)
    .where(
      inArray(
        shops.id,
        orders.map(({ shopId }) => shopId),
      ),
    );
  return new Map(found.map((shop) => [shop.id, inLanguage(shop, "name", language)]));
}

/**
 * The attempt to pay with a provider that still may bring money, ours: a shopper is asked before paying another way, in
 * whatever tab or browser that is. Null: nothing is under way.
 */
async function startedPayment(db: Executor, orders: readonly Order[]) {
  const unpaid = orders.filter(({ state }) => state === "unpaid").map(({ id }) => id);
  if (unpaid.length === 0) return null;
  const [started] = await db
    .select({ method: payments.method, at: payments.createdAt })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, unpaid), eq(payments.state, "pending")))
    .orderBy(desc(payments.id))
    .limit(1);
  return started ?? null;
}

/** A client that knows no ways but those of the contract could not name another one. */
function startedWire(
  started: { readonly method: PayMethod; readonly at: Date } | null,
  { extensions }: CustomerContext,
) {
  if (started === null || !isKnown(started.method, extensions)) return null;
  return { pay_way: payMethodCode(started.method), time: unixSeconds(started.at) };
}

/** Ours, and only for clients that know it: what is to be paid in cash at the door, and what is to be transferred and where to. */
async function offlineFields({ db, extensions, language }: CustomerContext, orders: readonly Order[]) {
  if (!extensions.has(offlinePayment)) return {};
  const unpaid = orders.filter(({ state }) => state === "unpaid");
  const cashDue = orders.filter(isCashDue);
  const cash = { cash_due: cashDue.length === 0 ? "" : decimalYuan(amountOf(cashDue)) };
  const awaited = await awaitedTransferOf(
    db,
    unpaid.map(({ id }) => id),
  );
  if (awaited === null) return { ...cash, transfer: null };
  const { holder, bank, account, hint } = await readTransferTerms(db, language);
  const due = amountOf(unpaid);
  return {
    ...cash,
    transfer: {
      reference: spacedReference(awaited.payment.id),
      amount: decimalYuan(Math.max(0, due - awaited.received)),
      received: decimalYuan(awaited.received),
      holder,
      bank,
      account,
      hint,
      pay_before: unixSeconds(deadlineOf(unpaid) ?? awaited.payment.createdAt),
    },
  };
}

async function checkoutNumber(db: Executor, id: number): Promise<string> {
  const [checkout] = await db.select({ number: checkouts.number }).from(checkouts).where(eq(checkouts.id, id));
  return checkout?.number ?? "";
}
