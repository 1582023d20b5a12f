import { to } from "@plaza/routing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSearch } from "../searches.ts";
import { comparedIds } from "./compare-loader.ts";

test.each([
  ["4,2,9", [4, 2, 9]],
  ["4,2,4,9,2", [4, 2, 9]],
  ["x,4,0,-1,2.5, 3,9", [4, 9]],
  ["1,2,3,4,5,6", [1, 2, 3, 4]],
  ["x,,y", []],
  ["", []],
  [undefined, []],
  [["4"], []],
])("the address with ids=%j compares %j", (ids, compared) => {
  expect(comparedIds(compareSearch({ ids }).ids)).toEqual(compared);
});

test("an address is read as it is written, whatever four products it names", () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 4 });
  fc.assert(
    fc.property(some, (ids) => {
      expect(comparedIds(compareSearch({ ...to.compare(ids).search }).ids)).toEqual(ids);
    }),
  );
});

test("at most four products are compared, each once, whatever an address says", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.nat()).map(String), fc.anything()), (ids) => {
      const compared = comparedIds(compareSearch({ ids }).ids);
      expect(compared.length).toBeLessThanOrEqual(4);
      expect(comparedIds(compared.join())).toEqual(compared);
    }),
  );
});
