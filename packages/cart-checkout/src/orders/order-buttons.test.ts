import type { OrderActions, OrderStanding } from "@plaza/api-client";
import { expect, test } from "vitest";
import { nextStep, type NextStep } from "./order-buttons.tsx";

const none: OrderActions = {
  pay: false,
  cancel: false,
  track: false,
  confirmReceipt: false,
  delete: false,
  withdraw: false,
  review: false,
};
const standing: OrderStanding = {
  kind: "withdrawal",
  stage: "awaitingGoods",
  isWhole: true,
  requestId: 9,
  withdrawalId: 5,
};
const confirmable = { ...none, confirmReceipt: true };

const cases: readonly [string, Parameters<typeof nextStep>[0], NextStep | null][] = [
  ["is not paid", { actions: { ...none, pay: true }, standing: null }, { kind: "pay" }],
  ["is on its way", { actions: confirmable, standing: null }, { kind: "confirmReceipt" }],
  ["was received", { actions: { ...none, review: true }, standing: null }, { kind: "review" }],
  ["waits for its shop", { actions: { ...none, cancel: true, track: true }, standing: null }, null],
  ["is withdrawn from", { actions: none, standing }, { kind: "sendBack", requestId: 9, withdrawalId: 5 }],
  [
    "is to be returned in part",
    { actions: confirmable, standing: { ...standing, kind: "return", isWhole: false, withdrawalId: null } },
    { kind: "sendBack", requestId: 9, withdrawalId: null },
  ],
  [
    "has a part on its way back",
    { actions: confirmable, standing: { ...standing, stage: "goodsSent", isWhole: false } },
    { kind: "confirmReceipt" },
  ],
  ["is on its way back", { actions: none, standing: { ...standing, stage: "goodsSent" } }, null],
  [
    "is refunded, though its platform offers to confirm it",
    { actions: confirmable, standing: { ...standing, kind: "refund", stage: "refunding", requestId: null } },
    null,
  ],
  [
    "has a request that the shop looks at",
    { actions: confirmable, standing: { ...standing, kind: "return", stage: "applied", isWhole: false } },
    { kind: "confirmReceipt" },
  ],
];
test.each(cases)("an order that %s has its next step", (_, order, step) => {
  expect(nextStep(order)).toEqual(step);
});
