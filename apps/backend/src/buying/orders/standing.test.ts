import { expect, test } from "vitest";
import { type CountedRequest, type Standing, standingOf } from "./standing.ts";

const line = (id: number, refundedQuantity = 0, quantity = 2) => ({ id, quantity, refundedQuantity });

function request(state: CountedRequest["state"], fields: Partial<CountedRequest> = {}): CountedRequest {
  return { id: 9, lineId: 1, quantity: 2, type: "return", isWithdrawal: false, withdrawalId: null, state, ...fields };
}
const withdrawn = { isWithdrawal: true, withdrawalId: 5 } as const;

const cases: readonly [string, Parameters<typeof standingOf>, Partial<Standing> | null][] = [
  ["nothing was asked", [[line(1)], []], null],
  ["a shop has not answered", [[line(1)], [request("applied")]], { kind: "return", stage: "applied", isWhole: false }],
  ["all is to be sent back", [[line(1)], [request("toReturn")]], { kind: "return", stage: "toReturn", isWhole: true }],
  ["another line stays", [[line(1), line(2)], [request("toReturn")]], { stage: "toReturn", isWhole: false }],
  ["one piece of two stays", [[line(1)], [request("returned", { quantity: 1 })]], { isWhole: false }],
  ["the other piece is refunded", [[line(1, 1)], [request("returned", { quantity: 1 })]], { isWhole: true }],
  [
    "the order is withdrawn from",
    [[line(1)], [request("toReturn", withdrawn)]],
    { kind: "withdrawal", withdrawalId: 5 },
  ],
  ["money is on its way", [[line(1, 2)], [request("refunding")]], { stage: "refunding", isWhole: true }],
  ["all is refunded", [[line(1, 2)], [request("refunded", withdrawn)]], { kind: "withdrawal", stage: "refunded" }],
  ["only money is asked for", [[line(1)], [request("applied", { type: "refund" })]], { kind: "refund" }],
  ["a part is refunded, and that is over", [[line(1, 1)], [request("refunded", { quantity: 1 })]], null],
  ["the shop has refused", [[line(1)], [request("refused")]], null],
  ["the request was revoked", [[line(1)], [request("revoked")]], null],
  [
    "one goes back before another waits",
    [
      [line(1), line(2)],
      [request("refunding", { id: 7, lineId: 2 }), request("toReturn", { id: 8 })],
    ],
    { stage: "toReturn", afterSaleId: 8 },
  ],
  [
    "a withdrawal stands before a return",
    [
      [line(1), line(2)],
      [request("toReturn", { id: 7, lineId: 2 }), request("returned", { id: 8, ...withdrawn })],
    ],
    { kind: "withdrawal", afterSaleId: 8 },
  ],
];

test.each(cases)("an order of which %s stands so", (_, [lines, requests], standing) => {
  if (standing === null) expect(standingOf(lines, requests)).toBeNull();
  else expect(standingOf(lines, requests)).toMatchObject(standing);
});
