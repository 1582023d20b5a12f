import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { searchRules } from "./search-rules.ts";

test("the rules of the demo name products that there are, and a shop's own where a shop has made them", () => {
  const byKey = new Map(departments.flatMap(({ products }) => products).map((product) => [product.key, product]));
  for (const rule of searchRules)
    for (const key of rule.kind === "pin" ? rule.products : []) {
      expect(byKey.get(key), key).toBeDefined();
      if (rule.shop !== undefined) expect(byKey.get(key)?.shop, key).toBe(rule.shop);
    }
});
