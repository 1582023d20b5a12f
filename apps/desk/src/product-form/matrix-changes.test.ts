import { expect, test } from "vitest";
import { readFormula } from "./formula.ts";
import { filledByFormula, filledDown, isInChoice, withPastedBlock } from "./matrix-changes.ts";
import { readMatrixCell, writtenMatrixCell } from "./matrix-columns.ts";
import { blankSku } from "./variants.ts";

const skus = [
  { ...blankSku, values: [0], price: 5000, stock: 3, number: "A" },
  { ...blankSku, values: [1], price: 6000 },
  { ...blankSku, values: [2] },
];
const formula = (text: string) => readFormula(text) ?? (() => null);

test("a formula fills a column where there is something to compute with", () => {
  const all = isInChoice(null);
  const risen = filledByFormula(skus, "price", formula("+10%"), "ninety", all);
  expect(risen.skus.map(({ price }) => price)).toEqual([5590, 6690, null]);
  expect(risen).toMatchObject({ filled: 2, rejected: 1 });
  const struck = filledByFormula(skus, "marketPrice", formula("=price*1.3"), "none", all);
  expect(struck.skus.map(({ marketPrice }) => marketPrice)).toEqual([6500, 7800, null]);
  expect(filledByFormula(skus, "stock", formula("12"), "none", all).skus.map(({ stock }) => stock)).toEqual([
    12, 12, 12,
  ]);
});

test("only the rows that are meant are filled, and no price is nothing or less", () => {
  const one = isInChoice({ option: 0, value: 1 });
  expect(filledByFormula(skus, "price", formula("80"), "none", one).skus.map(({ price }) => price)).toEqual([
    5000,
    8000,
    null,
  ]);
  expect(filledByFormula(skus, "price", formula("-60"), "none", one)).toEqual({ skus, filled: 0, rejected: 1 });
});

test("the rows below get what a row has", () => {
  expect(filledDown(skus, "price", 1).map(({ price }) => price)).toEqual([5000, 6000, 6000]);
  expect(filledDown(skus, "price", 9)).toBe(skus);
});

test("a block of a spreadsheet is put in from a cell on, and what cannot be understood is left and counted", () => {
  const pasted = withPastedBlock(
    skus,
    [
      ["70.5", "", "4", "B", "690123", "M", "beyond"],
      ["cheap", "90", "5"],
      ["1", "1", "1"],
    ],
    { row: 1, column: "price" },
  );
  expect(pasted.skus[0]).toBe(skus[0]);
  expect(pasted.skus[1]).toEqual({
    ...blankSku,
    values: [1],
    price: 7050,
    stock: 4,
    number: "B",
    barcode: "690123",
    makerNumber: "M",
  });
  expect(pasted.skus[2]).toEqual({ ...blankSku, values: [2], marketPrice: 9000, stock: 5 });
  expect(pasted).toMatchObject({ filled: 8, rejected: 1 });
});

test.each([
  ["price", "79.50", { change: { price: 7950 } }],
  ["price", "", { change: { price: null } }],
  ["price", "0", { problem: "zero" }],
  ["price", "1,299", { problem: "doubt", meant: 129_900 }],
  ["marketPrice", "0", { change: { marketPrice: null } }],
  ["stock", "1,200", { change: { stock: 1200 } }],
  ["stock", "many", { problem: "pieces" }],
  ["number", " A-1 ", { change: { number: "A-1" } }],
  ["barcode", "9".repeat(65), { problem: "long" }],
] as const)("%s: %j is read as it is meant", (column, written, read) => {
  expect(readMatrixCell(column, written)).toEqual(read);
});

test("a cell shows what is written in it, and nothing where nothing is", () => {
  const [first = blankSku, , last = blankSku] = skus;
  expect(writtenMatrixCell("price", first)).toBe("50.00");
  expect(writtenMatrixCell("stock", first)).toBe("3");
  expect(writtenMatrixCell("number", first)).toBe("A");
  expect(writtenMatrixCell("price", last)).toBe("");
  expect(writtenMatrixCell("stock", { ...last, stock: 0 })).toBe("0");
});
