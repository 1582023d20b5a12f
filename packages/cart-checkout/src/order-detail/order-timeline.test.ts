import type { OrderDetail, OrderStanding, TimelineEntry } from "@plaza/api-client";
import { expect, test } from "vitest";
import { orderHistory } from "./order-timeline.tsx";

const [createdAt, paidAt, shippedAt, receivedAt, cancelledAt] = [1, 2, 3, 4, 5];
const nothing = {
  delivery: "express",
  cashDue: null,
  standing: null,
  timeline: null,
  createdAt,
  paidAt: null,
  shippedAt: null,
  receivedAt: null,
  cancelledAt: null,
} as const;

const cases: readonly [OrderDetail["state"], object, readonly string[], readonly string[]][] = [
  ["unpaid", {}, ["placed"], ["paid", "sent", "received"]],
  ["unshipped", { paidAt }, ["placed", "paid"], ["sent", "received"]],
  ["shipped", { paidAt, shippedAt }, ["placed", "paid", "shipped"], ["received"]],
  ["completed", { paidAt, shippedAt, receivedAt }, ["placed", "paid", "shipped", "completed"], []],
  ["closed", { cancelledAt }, ["placed", "closed"], []],
  ["closed", { paidAt, cancelledAt }, ["placed", "paid", "closed"], []],
  ["closed", { paidAt, shippedAt, cancelledAt }, ["placed", "paid", "shipped", "closed"], []],
];
test.each(cases)("an order that is %s with %j has what the contract knows of it", (state, times, kinds, coming) => {
  const history = orderHistory({ ...nothing, state, ...times });
  expect(history.entries.map(({ kind }) => kind)).toEqual(kinds);
  expect(history.coming).toEqual(coming);
  const known = history.entries.map(({ at }) => at ?? 0);
  expect(known).toEqual(known.toSorted((one, other) => one - other));
});

test("what is paid in cash at the door is paid as it is received", () => {
  const order = { ...nothing, cashDue: 5400, state: "unshipped" } as const;
  expect(orderHistory(order).coming).toEqual(["sent", "paid", "received"]);
  expect(orderHistory({ ...order, state: "shipped" }).coming).toEqual(["paid", "received"]);
});

test("an order's line of time is the platform's where there is one, and what goes back comes to nothing more", () => {
  const placed: TimelineEntry = {
    kind: "placed",
    at: 1,
    text: null,
    amount: null,
    requestId: null,
    withdrawalId: null,
  };
  const standing: OrderStanding = {
    kind: "withdrawal",
    stage: "awaitingGoods",
    isWhole: true,
    requestId: 9,
    withdrawalId: 5,
  };
  const order = { ...nothing, state: "shipped", timeline: [placed] } as const;
  expect(orderHistory(order)).toEqual({ entries: [placed], coming: ["received"] });
  expect(orderHistory({ ...order, standing })).toEqual({ entries: [placed], coming: [] });
  expect(orderHistory({ ...order, standing: { ...standing, isWhole: false } }).coming).toEqual(["received"]);
});
