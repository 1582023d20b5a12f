import fc from "fast-check";
import { expect, test } from "vitest";
import { address } from "../testing/settlement-factory.ts";
import { firstAddresses, sortedAddresses } from "./address-order.ts";

const addresses = fc
  .uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 12 })
  .map((ids) => ids.map((id, index) => address({ id, isDefault: index === 0 })));

test("the default address is first, the others follow from the newest on", () => {
  const some = [address({ id: 1, isDefault: false }), address({ id: 2 }), address({ id: 3, isDefault: false })];
  expect(sortedAddresses(some).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("the chosen address is always among the first ones, and none is repeated", () => {
  fc.assert(
    fc.property(addresses, fc.nat(), (all, pick) => {
      const chosen = all[pick % Math.max(all.length, 1)]?.id ?? null;
      const first = firstAddresses(all, chosen).map(({ id }) => id);
      expect(first.length).toBe(Math.min(all.length, 5));
      expect(new Set(first).size).toBe(first.length);
      if (chosen !== null) expect(first).toContain(chosen);
    }),
  );
});
