import { expect, test } from "vitest";
import { mergedProblems } from "./merged-problems.ts";

const problem = (field: string, sku: number | null, message: string) => ({ field, sku, message });

test("what is missing in several SKUs stands in the list once, at the first of them", () => {
  const [name, first, second, stock, other] = [
    problem("name", null, "A name is missing."),
    problem("price", 2, "A price is missing."),
    problem("price", 5, "A price is missing."),
    problem("stock", 2, "A stock is missing."),
    problem("price", 6, "It is more than nothing."),
  ];
  expect(mergedProblems([name, first, second, stock, other])).toEqual([
    { problem: name, count: 1 },
    { problem: first, count: 2 },
    { problem: stock, count: 1 },
    { problem: other, count: 1 },
  ]);
});
