import type { OrderStanding } from "@plaza/api-client";
import { expect, test } from "vitest";
import { type DisplayState, displayStates } from "./order-status.tsx";

const withdrawn: OrderStanding = {
  kind: "withdrawal",
  stage: "awaitingGoods",
  isWhole: true,
  requestId: 9,
  withdrawalId: 5,
};
const returned: OrderStanding = { ...withdrawn, kind: "return", withdrawalId: null };
const express = { delivery: "express", state: "shipped" } as const;

const cases: readonly [string, Parameters<typeof displayStates>[0], readonly DisplayState[]][] = [
  ["goes its usual way", { ...express, standing: null }, ["shipped"]],
  ["waits for a transfer", { state: "unpaid", awaitsTransfer: true }, ["transferAwaited"]],
  ["was paid after all", { state: "unshipped", awaitsTransfer: true }, ["unshipped"]],
  ["waits at the counter", { state: "unshipped", delivery: "pickup", standing: null }, ["readyForPickup"]],
  ["is withdrawn from", { ...express, standing: withdrawn }, ["withdrawn"]],
  [
    "is withdrawn from in part",
    { ...express, standing: { ...withdrawn, isWhole: false } },
    ["shipped", "partWithdrawn"],
  ],
  ["goes back", { ...express, standing: { ...returned, stage: "goodsSent" } }, ["returning"]],
  [
    "has a line that a shop has not decided about",
    { ...express, standing: { ...returned, isWhole: false, stage: "applied" } },
    ["shipped", "requested"],
  ],
  [
    "gets its money back",
    { ...express, state: "closed", standing: { ...returned, stage: "refunding" } },
    ["refunding"],
  ],
  ["has its money back", { ...express, state: "closed", standing: { ...withdrawn, stage: "refunded" } }, ["refunded"]],
];
test.each(cases)("an order that %s says so", (_, order, shown) => {
  expect(displayStates(order)).toEqual(shown);
});
