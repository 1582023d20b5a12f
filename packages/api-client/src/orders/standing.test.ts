import { expect, test } from "vitest";
import { record } from "../wire/decode.ts";
import type { LineRequest } from "./order-line.ts";
import { type OrderStanding, standingOf } from "./standing.ts";
import { timeline } from "./timeline.ts";

const context = { platformOrigin: "http://127.0.0.1", isSanitised: false };
const decoded = (answer: object, requests: readonly LineRequest[]) =>
  record((field) =>
    standingOf(
      field,
      requests.map((request) => ({ request })),
    ),
  )(answer, context);

test("an order stands as the platform says", () => {
  const wireStanding = { kind: "withdrawal", stage: 2, is_whole: 1, after_sale_id: 9, withdrawal_id: 5 };
  const standing = { kind: "withdrawal", stage: "awaitingGoods", isWhole: true, requestId: 9, withdrawalId: 5 };
  expect(decoded({ standing: wireStanding }, ["requested"])).toEqual(standing);
  expect(decoded({ standing: null }, ["requested"])).toBeNull();
});

const cases: readonly [readonly LineRequest[], Partial<OrderStanding> | null][] = [
  [["none", "none"], null],
  [["requested", "none"], { stage: "applied", isWhole: false }],
  [["refunding", "none"], { stage: "refunding", isWhole: false }],
  [["refunding", "refunded"], { stage: "refunding", isWhole: true }],
  [["refunded", "refunded"], { stage: "refunded", isWhole: true }],
  [["refunded", "none"], null],
  [[], null],
];
test.each(cases)("an order with lines that are %j stands as the contract says it of them", (lines, standing) => {
  if (standing === null) expect(decoded({}, lines)).toBeNull();
  else expect(decoded({}, lines)).toMatchObject({ kind: "refund", requestId: null, ...standing });
});

test("a line of time leaves out what this client does not know, and is none where the platform keeps none", () => {
  const placed = {
    kind: "placed",
    time: "2026-11-20 09:30:12",
    text: "",
    amount: "",
    after_sale_id: 0,
    withdrawal_id: 0,
  };
  expect(timeline([placed, { ...placed, kind: "sent_to_the_moon" }], context)).toEqual([
    {
      kind: "placed",
      at: Date.UTC(2026, 10, 20, 1, 30, 12),
      text: null,
      amount: null,
      requestId: null,
      withdrawalId: null,
    },
  ]);
  expect(timeline(undefined, context)).toBeNull();
});
