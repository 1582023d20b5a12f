import type { OrderActions, OrderLine, OrderState } from "@plaza/api-client";
import { expect, test } from "vitest";
import { orderLine } from "../testing/order-factory.ts";
import { hasWayOut, waysOut } from "./line-way-out.tsx";

const none: OrderActions = {
  pay: false,
  cancel: false,
  track: false,
  confirmReceipt: false,
  delete: false,
  withdraw: false,
  review: false,
};
const plain = orderLine({ id: 1 });
const order = (state: OrderState, actions: Partial<OrderActions>, lines: readonly OrderLine[] = [plain]) => ({
  state,
  lines,
  actions: { ...none, ...actions },
});

test.each([
  ["unpaid", { cancel: true }, { whole: true, ofLine: false }],
  ["unshipped", { cancel: true, withdraw: true }, { whole: true, ofLine: true }],
  ["unshipped", {}, { whole: false, ofLine: false }],
  ["shipped", { withdraw: true }, { whole: true, ofLine: true }],
  ["shipped", {}, { whole: true, ofLine: true }],
  ["completed", {}, { whole: true, ofLine: true }],
  ["closed", {}, { whole: false, ofLine: false }],
] as const)(
  "an order that is %s and allows %j has a door where there is a way",
  (state, actions, { whole, ofLine }) => {
    expect(hasWayOut(order(state, actions), null)).toBe(whole);
    expect(hasWayOut(order(state, actions), plain)).toBe(ofLine);
  },
);

test("a line's refund is asked for as the platform says, and by the contract's rule where it does not say", () => {
  const refundable = (state: OrderState, line: Partial<OrderLine>) =>
    waysOut(order(state, {}, [orderLine(line)]), null).refundable.length > 0;
  expect(refundable("completed", { refundable: false })).toBe(false);
  expect(refundable("shipped", { refundable: true })).toBe(true);
  expect(refundable("shipped", { refundable: null })).toBe(true);
  expect(refundable("unshipped", { refundable: null })).toBe(false);
  expect(refundable("shipped", { refundable: null, request: "requested" })).toBe(false);
});

test("a line with an open request has a door while it can be withdrawn from", () => {
  const requested = orderLine({ refundable: false, request: "requested" });
  expect(hasWayOut(order("shipped", { withdraw: true }, [requested]), requested)).toBe(true);
  expect(hasWayOut(order("shipped", {}, [requested]), requested)).toBe(false);
  const refunded = orderLine({ refundable: false, request: "refunded" });
  expect(hasWayOut(order("shipped", { withdraw: true }, [refunded]), refunded)).toBe(false);
});
