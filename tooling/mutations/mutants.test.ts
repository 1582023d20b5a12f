import { expect, test } from "vitest";
import { mutantsOf, withMutant } from "./mutants.ts";

const becoming = (text: string): readonly string[] => mutantsOf(text).map((mutant) => withMutant(text, mutant));

test("a comparison is moved by one, and each of its numbers", () => {
  expect(becoming("export const isFull = (count: number) => count >= 3;")).toEqual([
    "export const isFull = (count: number) => count > 3;",
    "export const isFull = (count: number) => count >= 4;",
  ]);
});

test("a condition is always met, and never", () => {
  expect(becoming("if (isOpen(shop)) close(shop);")).toEqual([
    "if (true) close(shop);",
    "if (false) close(shop);",
    "if (isOpen(shop)) ;",
  ]);
});

test("a call whose result nobody reads is left out, and a sum becomes a difference", () => {
  expect(becoming("await lock(order);\nconst due = price + freight;")).toEqual([
    ";\nconst due = price + freight;",
    "await lock(order);\nconst due = price - freight;",
  ]);
});

test("types, imports and texts stay as they are", () => {
  expect(
    becoming('import { a } from "./a.ts";\ntype Two = 2;\ninterface Three { at: 3 }\nexport const b = `${a}` + "!";'),
  ).toEqual([]);
});

test("a fault names its line", () => {
  expect(mutantsOf("\n\nexport const yes = !no;")).toEqual([{ start: 21, end: 22, was: "!", becomes: "", line: 3 }]);
});
