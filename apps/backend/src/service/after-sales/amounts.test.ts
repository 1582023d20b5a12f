import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freightWith, type RefundedLine, piecesLeft, refundOf } from "./amounts.ts";

const fresh = (quantity: number, amount: number): RefundedLine => ({
  quantity,
  amount,
  refundedQuantity: 0,
  refundedAmount: 0,
});

const refunded = (line: RefundedLine, pieces: number): RefundedLine => ({
  ...line,
  refundedQuantity: line.refundedQuantity + pieces,
  refundedAmount: line.refundedAmount + refundOf(line, pieces),
});

const anyLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 60 }), amount: fc.nat({ max: 2_147_483_647 }) })
  .map(({ quantity, amount }) => fresh(quantity, amount));

describe("what goes back", () => {
  test.each([
    [3, 10_000, [1, 1, 1], [3333, 3333, 3334]],
    [3, 10_000, [2, 1], [6666, 3334]],
    [3, 10_000, [3], [10_000]],
    [5, 3, [1, 1, 1, 1, 1], [0, 1, 0, 1, 1]],
    [2, 0, [1, 1], [0, 0]],
  ])("of %i pieces for %i fen, %j give back %j", (quantity, amount, sequence, wanted) => {
    let line = fresh(quantity, amount);
    const given = sequence.map((pieces) => {
      const before = line.refundedAmount;
      line = refunded(line, pieces);
      return line.refundedAmount - before;
    });
    expect(given).toEqual(wanted);
  });

  test("is never more than was paid, and all of it with the last piece, however the pieces come", () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 60 }), (bought, requests) => {
        let line = bought;
        for (const requested of requests) {
          const pieces = Math.min(requested, piecesLeft(line));
          if (pieces === 0) break;
          const share = refundOf(line, pieces);
          expect(Number.isSafeInteger(share) && share >= 0).toBe(true);
          line = refunded(line, pieces);
          // No more than a fen less than the exact share.
          const exact = (line.amount * line.refundedQuantity) / line.quantity;
          expect(line.refundedAmount).toBeLessThanOrEqual(exact + 1e-6);
          expect(exact - line.refundedAmount).toBeLessThan(1 + 1e-6);
        }
        if (piecesLeft(line) > 0) line = refunded(line, piecesLeft(line));
        expect(line.refundedAmount).toBe(line.amount);
      }),
      { numRuns: 1000 },
    );
  });

  test("of an order is what was paid to the fen, freight included, in whichever order its lines go back", () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 5000 }),
        fc.array(fc.record({ index: fc.nat(4), pieces: fc.integer({ min: 1, max: 20 }), isWithdrawal: fc.boolean() })),
        (bought, freight, requests) => {
          const lines = [...bought];
          const amount = bought.reduce((sum, line) => sum + line.amount, freight);
          let given = 0;
          const refund = (index: number, wanted: number, isWithdrawal: boolean) => {
            const line = lines[index];
            const pieces = line === undefined ? 0 : Math.min(wanted, piecesLeft(line));
            if (line === undefined || pieces === 0) return;
            const share = refundOf(line, pieces);
            lines[index] = refunded(line, pieces);
            given += share + freightWith({ amount, refundedAmount: given + share }, lines, { isWithdrawal });
            expect(given).toBeLessThanOrEqual(amount);
          };
          for (const { index, pieces, isWithdrawal } of requests) refund(index % lines.length, pieces, isWithdrawal);
          const hadWithdrawal = requests.some(({ isWithdrawal }) => isWithdrawal);
          const isPartial = lines.some((line) => piecesLeft(line) > 0);
          const ofLines = lines.reduce((sum, line) => sum + line.refundedAmount, 0);
          if (isPartial && !hadWithdrawal) expect(given).toBe(ofLines);
          for (const [index, line] of lines.entries()) refund(index, piecesLeft(line), false);
          expect(given).toBe(amount);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
