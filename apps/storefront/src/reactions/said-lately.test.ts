import { expect, test } from "vitest";
import { createSaidLately } from "./error-reactions.tsx";

test("the same message is said once in ten seconds", () => {
  const saidLately = createSaidLately(10_000);
  const repeated = [0, 1, 9_999, 10_000, 15_000, 20_000].map((now) => saidLately("system error", now));
  expect(repeated).toEqual([false, true, true, false, true, false]);
});

test("another message is not held back", () => {
  const saidLately = createSaidLately(10_000);
  expect([saidLately("system error", 0), saidLately("库存不足", 1), saidLately("库存不足", 2)]).toEqual([
    false,
    false,
    true,
  ]);
});
