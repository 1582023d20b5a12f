import fc from "fast-check";
import { expect } from "vitest";
import { maxAwaited } from "../../money/payments/transfers/await-transfer.ts";
import { closeUnpaidOrders, completeShippedOrders } from "../../buying/orders/due-orders.ts";
import { finishRefunds } from "../../money/payments/finish-refunds.ts";
import { eq } from "../../platform/store/sql.ts";
import { testSecret } from "../open-test-backend.ts";
import { sandboxWith } from "../../money/sandbox/open-sandbox.ts";
import { isRecord, recordOf } from "../ask.ts";
import { cashSettings } from "../../money/cash-on-delivery/cash-settings.ts";
import { maxOpen } from "../../money/payments/cash/cash-offer.ts";
import type { Database } from "../../platform/store/database.ts";
import { changeOrders, type OrderChange } from "../../buying/orders/change-order.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { endDueAfterSales } from "../../service/after-sales/due-after-sales.ts";
import { anyAfterSales, endRequests } from "./after-sales-commands.ts";
import { enter, hold, isGoingBackWhole, type LineModel } from "./after-sales-model.ts";
import { anyChoice, type Choice, chosen, Command, type Step, write } from "./command.ts";
import {
  claimCash,
  close,
  complete,
  isCancellable,
  isCashDue,
  isOverdue,
  isPayable,
  isRefundedByHand,
  type Model,
  type OrderModel,
  type PaymentDestination,
  type PaymentModel,
  pay,
  send,
  walletOf,
} from "./model.ts";
import { payMethodCode, payMethods } from "../../money/payments/providers/pay-methods.ts";
import { registeredProvider } from "../../money/payments/providers/registered-providers.ts";
import { startMoney, type World } from "./world.ts";
import { transferSettings } from "../../money/transfers/transfer-settings.ts";

const anyShopper = fc.nat(2);
const anyQuantity = fc.integer({ min: 1, max: 3 });

const notFound = { code: 0, error: "not_found" };

/** Everything that can be done, by whoever may try it. */
export const anyCommands = fc.commands(
  [
    ...several(3, anySubmission()),
    anyChoice.map((choice) => new Command(`submit again ${write(choice)}`, submittingAgain(choice))),
    ...several(4, anyPayment()),
    ...several(
      2,
      anyChoice.map((choice) => new Command(`cashier ${write(choice)}`, pressing(choice))),
    ),
    anyChoice.map((choice) => new Command(`cancel ${write(choice)}`, cancelling(choice))),
    ...several(
      2,
      anyChoice.map((choice) => new Command(`ship ${write(choice)}`, shipping(choice))),
    ),
    ...several(
      2,
      anyChoice.map((choice) => new Command(`collect cash ${write(choice)}`, collectingCash(choice))),
    ),
    anyChoice.map((choice) => new Command(`refuse parcel ${write(choice)}`, refusingParcel(choice))),
    anyChoice.map((choice) => new Command(`confirm ${write(choice)}`, confirming(choice))),
    anyChoice.map((choice) => new Command(`delete ${write(choice)}`, deleting(choice))),
    anyChoice.map((choice) => new Command(`meddle ${write(choice)}`, meddling(choice))),
    fc.constant(new Command("transfer refunds", transferringRefunds())),
    anyPause(),
    ...anyAfterSales(),
  ],
  // Most sequences are long enough for something to happen.
  { maxCommands: 50, size: "max" },
);

function several<Item>(times: number, item: Item): readonly Item[] {
  return Array.from({ length: times }, () => item);
}

function anySubmission() {
  const lines = fc.uniqueArray(fc.tuple(fc.nat(3), anyQuantity), {
    minLength: 1,
    maxLength: 3,
    selector: ([goods]) => goods,
  });
  return fc
    .record({ shopper: anyShopper, wanted: lines, withCoupon: fc.boolean(), key: fc.noShrink(fc.uuid()) })
    .map((submission) => new Command(`submit ${write(submission)}`, submitting(submission)));
}

function anyPayment() {
  return fc
    .record({
      choice: anyChoice,
      from: fc.constantFrom("order", "trade"),
      method: fc.constantFrom(...payMethods.map(({ method }) => method)),
    })
    .map((payment) => new Command(`pay ${write(payment)}`, paying(payment)));
}

/** With the jobs running, or down all the while. */
function anyPause() {
  return fc
    .record({ minutes: fc.constantFrom(1, 5, 20, 20, 59, 61, 8 * 24 * 60), withJobs: fc.boolean() })
    .map((pause) => new Command(`wait ${write(pause)}`, waiting(pause)));
}

interface Submission {
  readonly shopper: number;
  readonly wanted: readonly (readonly [goods: number, quantity: number])[];
  readonly withCoupon: boolean;
  readonly key: string;
}

function submitting({ shopper, wanted, withCoupon, key }: Submission): Step {
  return async (model, world) => {
    const who = world.shoppers[shopper];
    const goods = wanted.map(([index, num]) => {
      const { skuId, productId, shopId } = world.goods[index] ?? {};
      return { item_id: skuId, goods_id: productId, shop_id: shopId, num };
    });
    const body = {
      goods: JSON.stringify(goods),
      address_id: who?.addressId,
      cart_id: "",
      coupon_id: withCoupon ? [who?.couponId] : [],
      remark: "",
    };
    const { code, data } = await world.post(shopper, "order/submitOrder", body, key);
    expect([0, 1]).toContain(code);
    if (code !== 1) return;
    model.submissions.push({ shopper, body, key, data });
    const checkoutId = Number(recordOf(data)["trade_id"]);
    const made = await world.db.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(orders.id);
    const lines = await world.db
      .select({ line: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.checkoutId, checkoutId))
      .orderBy(orderLines.id);
    for (const { id, amount, delivery, payBefore } of made) {
      model.orders.push({
        id,
        checkoutId,
        shopper,
        amount,
        isVirtual: delivery === "virtual",
        submittedAt: world.clock.now,
        payBefore: payBefore ?? world.clock.now,
        state: "unpaid",
        isRefunded: false,
        paidAt: null,
        paidBy: null,
        confirmBefore: null,
        shippedAt: null,
        completedAt: null,
        cashClaimedAt: null,
        refusedAt: null,
        isHidden: false,
        lines: lines.filter(({ line }) => line.orderId === id).map(({ line }) => lineModel(line)),
        refunded: 0,
        refundedFreight: 0,
        heldSince: null,
      });
    }
  };
}

function lineModel({ id, skuId, quantity, amount, flashOfferId }: typeof orderLines.$inferSelect): LineModel {
  const nothing = { refunded: 0, refundedAmount: 0, released: 0, unsold: 0 };
  return { id, skuId, quantity, amount, isFlash: flashOfferId !== null, ...nothing };
}

interface PaymentRequest {
  readonly choice: Choice;
  readonly from: string;
  readonly method: PayMethod;
}

/** A client that has not heard the answer. */
function submittingAgain(choice: Choice): Step {
  return async (model, world) => {
    const submission = chosen(model.submissions, choice, () => true);
    if (submission === undefined) return;
    const { shopper, body, key, data } = submission;
    expect(await world.post(shopper, "order/submitOrder", body, key)).toMatchObject({ code: 1, data });
  };
}

function paying({ choice, from, method }: PaymentRequest): Step {
  return async (model, world) => {
    const order = chosen(model.orders, choice, ({ state }) => state === "unpaid");
    if (order === undefined) return;
    const { now } = world.clock;
    const meant = model.orders.filter(({ id, checkoutId }) =>
      from === "order" ? id === order.id : checkoutId === order.checkoutId,
    );
    const seen = meant.filter(({ isHidden }) => !isHidden);
    const payable = seen.filter((each) => isPayable(each, now));
    const amount = payable.reduce((sum, each) => sum + each.amount, 0);
    const answer = await world.post(order.shopper, "pay/unifiedpay", {
      order_id: from === "order" ? order.id : order.checkoutId,
      from,
      pay_way: payMethodCode(method),
    });
    if (method === "cash_on_delivery") {
      const isAccepted = seen.some(isCashDue) && !seen.some(({ state }) => state === "unpaid");
      const isPossible = canPayInCash(model, payable, now);
      if (seen.length === 0) expect(answer).toMatchObject(notFound);
      else expect(answer.code).toBe(isAccepted || isPossible ? 20_001 : 0);
      if (!isPossible) return;
      supersede(model, payable);
      for (const each of payable) Object.assign(each, { state: "paid", paidBy: method });
      return;
    }
    if (payable.length === 0) {
      expect(answer).toMatchObject(seen.length === 0 ? notFound : { code: 0, show: 1 });
      return;
    }
    if (method === "balance" || amount === 0) {
      const isCovered = amount <= walletOf(model, order.shopper, startMoney);
      expect(answer.code).toBe(isCovered ? 20_001 : 0);
      if (!isCovered) return;
      supersede(model, payable);
      for (const each of payable) pay(each, "balance", now);
      return;
    }
    const isTransfer = method === "bank_transfer";
    if (isTransfer && awaitedBeside(model, order.shopper, payable) >= maxAwaited) {
      expect(answer).toMatchObject({ code: 0, show: 1 });
      return;
    }
    expect(answer.code).not.toBe(0);
    const at = isTransfer ? await bankOf(world, order, from) : cashierOf(method, answer.data, answer.text);
    const orderIds = payable.map(({ id }) => id);
    const known = model.payments.find((payment) => isSameDestination(payment.at, at));
    supersede(model, payable, known);
    if (isTransfer) {
      for (const each of payable) each.payBefore = latest(each.payBefore, transferDeadline(each));
      // Looking for the reference has closed what was not paid in time.
      for (const each of model.orders) if (each.shopper === order.shopper && isOverdue(each, now)) close(each);
    }
    if (known === undefined) model.payments.push({ at, amount, method, orderIds, state: "pending" });
    else expect([known.state, known.orderIds]).toEqual(["pending", orderIds]);
  };
}

/** Of parcels alone, by whoever has few on their way unpaid, and has taken most of them. */
function canPayInCash(model: Model, payable: readonly OrderModel[], now: Date): boolean {
  const own = model.orders.filter(({ shopper }) => shopper === payable[0]?.shopper);
  const aYearAgo = new Date(now.getTime() - 365 * 24 * 60 * 60_000);
  const refused = own.filter(({ refusedAt }) => refusedAt !== null && refusedAt > aYearAgo).length;
  return (
    payable.length > 0 &&
    payable.every(({ isVirtual, amount }) => !isVirtual && amount > 0) &&
    refused < Number(cashSettings.cashRefusals.standard) &&
    own.filter(isCashDue).length + payable.length <= maxOpen
  );
}

function supersede(model: Model, payable: readonly OrderModel[], except?: PaymentModel): void {
  for (const payment of model.payments) {
    if (payment.state === "pending" && isForOneOf(payable, payment) && payment !== except) payment.state = "superseded";
  }
}

function isForOneOf(some: readonly OrderModel[], { orderIds }: PaymentModel): boolean {
  return some.some(({ id }) => orderIds.includes(id));
}

/** How many transfers a shopper's other unpaid orders wait for. */
function awaitedBeside(model: Model, shopper: number, payable: readonly OrderModel[]): number {
  const unpaid = model.orders.filter((order) => order.shopper === shopper && order.state === "unpaid");
  return model.payments.filter(
    (payment) =>
      payment.method === "bank_transfer" &&
      payment.state === "pending" &&
      isForOneOf(unpaid, payment) &&
      !isForOneOf(payable, payment),
  ).length;
}

/** An order waits for a transfer from its submission on, for as long as the marketplace has set. */
function transferDeadline({ submittedAt }: OrderModel): Date {
  return new Date(submittedAt.getTime() + Number(transferSettings.transferDays.standard) * 24 * 60 * 60_000);
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function isSameDestination(one: PaymentDestination, other: PaymentDestination): boolean {
  return one.kind === "bank"
    ? other.kind === "bank" && one.reference === other.reference
    : other.kind === "cashier" && one.path === other.path;
}

/** What the page of the payment tells the shopper. */
async function bankOf(
  world: World,
  { shopper, id, checkoutId }: OrderModel,
  from: string,
): Promise<PaymentDestination> {
  const { data } = await world.get(shopper, `order/getPayStatus?from=${from}&id=${from === "order" ? id : checkoutId}`);
  return { kind: "bank", reference: String(recordOf(recordOf(data)["transfer"])["reference"]) };
}

/** Where the shopper would pay, and what their browser would send. */
function cashierOf(method: PayMethod, data: unknown, text: string): PaymentDestination {
  const answer: unknown = JSON.parse(text);
  const url = isRecord(answer) ? String(answer["sandbox_url"] ?? answer["pay_url"]) : "";
  const inputs = [...String(data).matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  const fields =
    registeredProvider(method)?.startsWith === "form"
      ? new URLSearchParams(inputs.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]))
      : new URLSearchParams(url.split("?")[1]);
  fields.set("choice", "pay");
  return { kind: "cashier", path: `/sandbox/${method}/${fields.get("out_trade_no")}`, fields };
}

/** Once, twice, or long after: providers and banks do what they like. */
function pressing(choice: Choice): Step {
  return async (model, world) => {
    const payment = chosen(model.payments, choice, ({ state }) => state !== "paid");
    if (payment === undefined) return;
    const { at, amount } = payment;
    if (at.kind === "bank") await world.receive(at.reference, amount);
    else expect(await world.press(at.path, at.fields)).toBe(303);
    // The first money that arrives pays, also where another attempt has been made since.
    for (const order of model.orders) {
      if (payment.orderIds.includes(order.id) && order.state === "unpaid") pay(order, payment.method, world.clock.now);
    }
    payment.state = "paid";
  };
}

/** An operator transfers everything back that came without a provider and was decided to go back. */
function transferringRefunds(): Step {
  return async (model, world) => {
    await world.transferRefunds();
    const { now } = world.clock;
    for (const request of model.requests) {
      if (request.state === "refunding" && isRefundedByHand(request.order)) enter(request, "refunded", now);
    }
    for (const order of model.orders) hold(model.requests, order, now);
  };
}

function cancelling(choice: Choice): Step {
  return ownChange(choice, "order/cancel", isCancellable, close);
}

function confirming(choice: Choice): Step {
  return ownChange(
    choice,
    "order/confirm",
    (order, now, { requests }) => {
      if (isCashDue(order)) return order.state === "shipped" && order.cashClaimedAt === null;
      return order.state === "shipped" && !isGoingBackWhole(requests, order);
    },
    (order, now) => (isCashDue(order) ? claimCash(order, now) : complete(order, now)),
  );
}

function deleting(choice: Choice): Step {
  return ownChange(
    choice,
    "order/del",
    ({ state, heldSince }) => state === "closed" && heldSince === null,
    (order) => (order.isHidden = true),
  );
}

function ownChange(
  choice: Choice,
  call: string,
  isPossible: (order: OrderModel, now: Date, model: Model) => boolean,
  change: (order: OrderModel, now: Date) => void,
): Step {
  return async (model, world) => {
    const { now } = world.clock;
    const order = chosen(model.orders, choice, (each) => isPossible(each, now, model));
    if (order === undefined) return;
    const wasPossible = isPossible(order, now, model);
    const answer = await world.post(order.shopper, call, { id: order.id });
    if (order.isHidden) return expectAnswer(answer, notFound);
    expectAnswer(answer, { code: wasPossible ? 1 : 0 });
    if (wasPossible) change(order, now);
  };
}

function expectAnswer(answer: unknown, wanted: object): void {
  expect(answer).toMatchObject(wanted);
}

function shipping(choice: Choice): Step {
  return async (model, { db, clock: { now } }) => {
    const order = chosen(model.orders, choice, ({ state }) => state === "paid");
    if (order === undefined) return;
    const done = await isDoneByShop(db, order, { action: "ship", carrier: "SF", trackingNumber: "1" }, now);
    expect(done).toBe(order.state === "paid" && !order.isVirtual);
    if (done) send(order, now);
  };
}

/** The courier comes back with the cash. */
function collectingCash(choice: Choice): Step {
  return atTheDoor(choice, "collectCash", (order, now) => {
    order.paidAt = now;
    complete(order, now);
  });
}

/** The courier comes back with the parcel. */
function refusingParcel(choice: Choice): Step {
  return atTheDoor(choice, "refuseParcel", (order, now) => {
    close(order);
    order.refusedAt = now;
  });
}

function atTheDoor(
  choice: Choice,
  action: "collectCash" | "refuseParcel",
  change: (order: OrderModel, now: Date) => void,
): Step {
  return async (model, { db, clock: { now } }) => {
    const order = chosen(model.orders, choice, (each) => each.state === "shipped" && isCashDue(each));
    if (order === undefined) return;
    const isPossible = order.state === "shipped" && isCashDue(order);
    expect(await isDoneByShop(db, order, { action }, now)).toBe(isPossible);
    if (isPossible) change(order, now);
  };
}

function isDoneByShop(db: Database, { id }: OrderModel, change: OrderChange, now: Date): Promise<boolean> {
  return db
    .transaction((tx) => changeOrders(tx, { orderIds: [id], change, actor: { kind: "merchant" }, now }))
    .then(
      () => true,
      () => false,
    );
}

/** Somebody else with the ids of a shopper's orders. */
function meddling(choice: Choice): Step {
  return async (model, world) => {
    const order = chosen(model.orders, choice, ({ isHidden }) => !isHidden);
    if (order === undefined) return;
    const otherShopper = order.shopper + 1;
    for (const call of ["order/cancel", "order/confirm", "order/del"]) {
      expect(await world.post(otherShopper, call, { id: order.id })).toMatchObject(notFound);
    }
    const body = { order_id: order.checkoutId, from: "trade", pay_way: 3 };
    expect(await world.post(otherShopper, "pay/unifiedpay", body)).toMatchObject(notFound);
    for (const request of model.requests.filter((each) => each.order === order)) {
      for (const [call, more] of [
        ["cancel", {}],
        ["again", { reason: "x", refund_type: 0 }],
        ["express", { express_name: "x", invoice_no: "1" }],
      ] as const) {
        expect(await world.post(otherShopper, `after_sale/${call}`, { id: request.id, ...more })).toMatchObject(
          notFound,
        );
      }
      expect(await world.get(otherShopper, `after_sale/detail?id=${request.id}`)).toMatchObject(notFound);
    }
    expect(await world.get(otherShopper, `order/getPayWay?from=order&order_id=${order.id}`)).toMatchObject(notFound);
  };
}

function waiting({ minutes, withJobs }: { readonly minutes: number; readonly withJobs: boolean }): Step {
  return async (model, world) => {
    await world.waits(minutes);
    if (!withJobs) return;
    const { now } = world.clock;
    const faults: unknown[] = [];
    const { providers } = sandboxWith(testSecret);
    const context = { db: world.db, now: () => now, providers, report: (error: unknown) => faults.push(error) };
    for (const job of [closeUnpaidOrders, completeShippedOrders, finishRefunds, endDueAfterSales]) {
      await job.run(context);
    }
    expect(faults).toEqual([]);
    for (const order of model.orders) {
      if (isOverdue(order, now)) close(order);
      const { state, confirmBefore, heldSince } = order;
      if (isCashDue(order) && order.cashClaimedAt === null) continue;
      if (state === "shipped" && heldSince === null && confirmBefore !== null && confirmBefore <= now) {
        if (isCashDue(order)) order.paidAt = now;
        complete(order, now);
      }
    }
    endRequests(model, now);
  };
}
