import { expect, test } from "vitest";
import { orderProgress } from "./order-steps.ts";

const [createdAt, paidAt, shippedAt, receivedAt, cancelledAt] = [1, 2, 3, 4, 5];
const nothing = { createdAt, paidAt: null, shippedAt: null, receivedAt: null, cancelledAt: null };

test.each([
  ["unpaid", nothing, 1],
  ["unshipped", { ...nothing, paidAt }, 2],
  ["shipped", { ...nothing, paidAt, shippedAt }, 3],
  ["completed", { ...nothing, paidAt, shippedAt, receivedAt }, 4],
] as const)("an order that is %s has done its steps", (state, times, done) => {
  const progress = orderProgress({ state, ...times });
  expect(progress.done).toBe(done);
  expect(progress.steps.map(({ step }) => step)).toEqual(["ordered", "paid", "sent", "received"]);
  for (const [index, { at }] of progress.steps.entries()) expect(at !== null).toBe(index < done);
});

test.each([
  ["before it was paid", nothing, ["ordered", "closed"]],
  ["after it was paid", { ...nothing, paidAt }, ["ordered", "paid", "closed"]],
  ["after it was sent", { ...nothing, paidAt, shippedAt }, ["ordered", "paid", "sent", "closed"]],
] as const)("an order that was closed %s ends there", (_case, times, steps) => {
  const progress = orderProgress({ state: "closed", ...times, cancelledAt });
  expect(progress.steps.map(({ step }) => step)).toEqual(steps);
  expect(progress.done).toBe(steps.length);
  expect(progress.steps.at(-1)?.at).toBe(cancelledAt);
});
