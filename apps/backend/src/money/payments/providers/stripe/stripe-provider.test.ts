import { afterAll, beforeEach, expect, test } from "vitest";
import type { SentNotification, Trade } from "../../../../test-support/gateways/gateway.ts";
import { later, start } from "../../../../test-support/later.ts";
import { StartRejected } from "../provider.ts";
import { eventOf } from "./test-support/signed-event.ts";
import { openStripeGateway } from "./test-support/stripe-gateway.ts";

let now = start;
const gateway = await openStripeGateway(() => now);
afterAll(() => gateway.close());
const { provider } = gateway;
const signal = new AbortController().signal;
let serial = 0;

beforeEach(() => {
  now = start;
  gateway.behaviour = "works";
  gateway.refundStatus = "succeeded";
});

const payment = (payBefore: Date | null) => ({
  number: `20261120${(serial += 1)}`,
  amount: 11_200,
  title: "Lamp",
  payBefore,
  startedAt: start,
  returnPath: "/pc/payment?id=1&from=trade",
});
const shopper = { origin: "https://shop.example", language: "en" } as const;

const started = async (payBefore: Date | null = null): Promise<Trade & { readonly reference: string }> => {
  const asked = payment(payBefore);
  const page = await provider.start(asked, shopper, signal);
  const trade = gateway.trades.get(asked.number);
  if (page.kind !== "page" || trade === undefined) throw new Error("Stripe has opened no page");
  return Object.assign(trade, { reference: page.reference });
};
const queried = ({ number, reference }: Trade & { readonly reference: string }) =>
  provider.query({ number, startedReference: reference }, signal);
const read = ({ headers, body }: SentNotification) => provider.readNotification({ headers, body: Buffer.from(body) });
const refundOf = ({ number: paymentNumber, amount: paymentAmount }: Trade, number: string, amount: number) =>
  provider.refund({ number, amount, paymentNumber, paymentAmount, paymentReference: `pi_${paymentNumber}` }, signal);

test.each([
  { what: "half an hour away leaves the time that Stripe asks for", before: later(20, "minutes"), until: "12:40:00" },
  { what: "two hours away ends the page", before: later(2, "hours"), until: "14:00:00" },
  { what: "a week away leaves less than a day", before: later(7, "days"), until: "11:00:00" },
])("a deadline $what", async ({ before, until }) => {
  expect((await started(before)).payBefore?.slice(11)).toBe(until);
});

test("a payment that is started again, a quarter of an hour later, has the same page", async () => {
  const asked = payment(later(30, "minutes"));
  const first = await provider.start(asked, shopper, signal);
  now = later(15, "minutes");
  expect(await provider.start(asked, shopper, signal)).toEqual(first);
});

test("what Stripe answers to a start is final, and what it does not answer may be started again", async () => {
  gateway.behaviour = "fails";
  await expect(provider.start(payment(null), shopper, signal)).rejects.toBeInstanceOf(StartRejected);
  gateway.behaviour = "works";
  const asked = payment(later(30, "minutes"));
  now = later(15, "minutes");
  await expect(provider.start(asked, shopper, signal)).rejects.toBeInstanceOf(StartRejected);
  gateway.behaviour = "hangs";
  await expect(provider.start(payment(null), shopper, AbortSignal.timeout(100))).rejects.not.toBeInstanceOf(
    StartRejected,
  );
});

test("a payment whose start was answered by nobody is open, and nobody is asked", async () => {
  const before = gateway.asked.length;
  expect(await provider.query({ number: "1", startedReference: null }, signal)).toEqual({ state: "unpaid" });
  expect(gateway.asked).toHaveLength(before);
});

test("an expired page is closed, by its event and when it is asked about", async () => {
  const trade = await started();
  trade.state = "closed";
  const closed = { state: "closed", number: trade.number };
  expect([read(gateway.notification(trade)), await queried(trade)]).toEqual([closed, closed]);
});

test("money that takes days is waited for, and is paid or closed by its own events", async () => {
  const trade = await started();
  const pending = { ...gateway.sessionOf(trade), status: "complete", payment_status: "unpaid" };
  const event = (type: string, session: Readonly<Record<string, unknown>>) =>
    read(gateway.signed({ ...eventOf("paid", session), type }));
  expect(event("checkout.session.completed", pending)).toEqual({ state: "unpaid" });
  expect(event("checkout.session.async_payment_failed", pending)).toEqual({ state: "closed", number: trade.number });
  trade.state = "paid";
  expect(event("checkout.session.async_payment_succeeded", gateway.sessionOf(trade))).toEqual({
    state: "paid",
    number: trade.number,
    reference: `pi_${trade.number}`,
    amount: 11_200,
  });
});

test("an event in another currency, of the other set of keys or of a connected account is nobody's here", async () => {
  const trade = await started();
  trade.state = "paid";
  const session = gateway.sessionOf(trade);
  const event = eventOf("paid", session);
  expect(read(gateway.signed(event))).toMatchObject({ state: "paid" });
  expect(read(gateway.signed(eventOf("paid", { ...session, currency: "usd" })))).toBeNull();
  expect(read(gateway.signed({ ...event, livemode: true }))).toBeNull();
  expect(read(gateway.signed(eventOf("paid", session, "acct_1Connected")))).toBeNull();
});

test("events of what other programs sell with the account, and of anything but payments, are taken and change nothing", async () => {
  const session = gateway.sessionOf(await started());
  const others = [
    { client_reference_id: null },
    { client_reference_id: "cart_77", metadata: {} },
    { client_reference_id: "cart_78", metadata: null },
    { metadata: { plaza_shop: "https://staging.example" } },
  ];
  for (const type of [
    "checkout.session.completed",
    "checkout.session.expired",
    "checkout.session.async_payment_failed",
  ])
    for (const other of others) {
      const theirs = { ...session, currency: "usd", ...other };
      expect(read(gateway.signed({ ...eventOf("paid", theirs), type }))).toEqual({ state: "unpaid" });
    }
  const refund = { ...eventOf("paid", { object: "refund" }), type: "refund.updated" };
  expect(read(gateway.signed(refund))).toEqual({ state: "unpaid" });
});

test("a signature holds for five minutes", async () => {
  const trade = await started();
  trade.state = "paid";
  const sent = gateway.notification(trade);
  now = later(5, "minutes");
  expect(read(sent)).toMatchObject({ state: "paid" });
  now = later(301, "seconds");
  expect(read(sent)).toBeNull();
});

test("a refund that takes more than a day, for which Stripe forgets keys, is made once", async () => {
  const trade = await started();
  trade.state = "paid";
  gateway.behaviour = "hesitates";
  expect(await refundOf(trade, "R1", 5100)).toBe("begun");
  now = later(25, "hours");
  expect(await refundOf(trade, "R1", 5100)).toBe("begun");
  gateway.behaviour = "works";
  expect(await refundOf(trade, "R1", 5100)).toBe("done");
  expect(await refundOf(trade, "R2", 6100)).toBe("done");
  expect([...trade.refunds]).toEqual([
    ["R1", 5100],
    ["R2", 6100],
  ]);
});

test("a refund that Stripe could not make is not done, and is not made again", async () => {
  const trade = await started();
  trade.state = "paid";
  gateway.refundStatus = "failed";
  await expect(refundOf(trade, "R3", 5100)).rejects.toThrow("Stripe says failed of the refund R3");
  await expect(refundOf(trade, "R3", 5100)).rejects.toThrow("Stripe says failed of the refund R3");
  expect(trade.refunds.size).toBe(1);
});

test("a refund that fails after all is reported by our number, and how far others are is not", async () => {
  const event = (type: string, refund: Readonly<Record<string, unknown>>) =>
    read(gateway.signed({ ...eventOf("paid", { object: "refund", ...refund }), type }));
  const ours = { metadata: { refund: "R4" }, failure_reason: "expired_or_canceled_card" };
  const failed = { state: "refundFailed", number: "R4", reason: "expired_or_canceled_card" };
  expect(event("refund.failed", { ...ours, status: "failed" })).toEqual(failed);
  expect(event("refund.updated", { ...ours, status: "failed" })).toEqual(failed);
  const canceled = { metadata: { refund: "R4" }, status: "canceled" };
  expect(event("refund.updated", canceled)).toEqual({ ...failed, reason: "canceled" });
  expect(event("refund.updated", { ...ours, status: "succeeded" })).toEqual({ state: "unpaid" });
  expect(event("refund.failed", { metadata: {}, status: "failed" })).toEqual({ state: "unpaid" });
});

test("a request ends with its caller's deadline", async () => {
  gateway.behaviour = "hangs";
  await expect(provider.start(payment(null), shopper, AbortSignal.timeout(100))).rejects.toThrow("connection");
});
