import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPoll, pollEvery, pollFor } from "./status-polling.tsx";

const since = Date.UTC(2026, 10, 20);

test.each([
  ["while it is due", "due", null, 0, pollEvery],
  ["once it is paid", "paid", null, 0, false],
  ["once it is closed", "closed", null, 0, false],
  ["once it is refunded", "refunded", null, 0, false],
  ["after ten minutes", "due", null, pollFor, false],
  ["shortly before the deadline", "due", since + 5000, 4999, pollEvery],
  ["at the deadline, once more", "due", since + 5000, 5000, pollEvery],
  ["after the deadline", "due", since + 5000, 5000 + pollEvery, false],
  ["where the deadline had passed before", "due", since - 5000, 0, pollEvery],
] as const)("polling goes on or ends rightly %s", (_case, stage, payBefore, passed, next) => {
  expect(nextPoll(stage, { since, payBefore }, since + passed)).toBe(next);
});

test("polling always ends", () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: since - 1e9, max: since + 1e9 })), (payBefore) => {
      let now = since;
      let asked = 0;
      for (let next = nextPoll("due", { since, payBefore }, now); next !== false; asked += 1) {
        now += next;
        next = nextPoll("due", { since, payBefore }, now);
      }
      expect(asked).toBeLessThanOrEqual(pollFor / pollEvery);
    }),
  );
});
