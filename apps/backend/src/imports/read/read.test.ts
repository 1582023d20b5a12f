import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { readJsonl } from "./read-jsonl.ts";
import type { OpenFile, SourceProduct } from "./source-product.ts";
import { FileProblem } from "../file-problem.ts";
import { sentenceText } from "../sentence.ts";

type Reader = (open: OpenFile) => AsyncGenerator<SourceProduct>;

/** In pieces of so many bytes. */
async function* pieces(content: string | Buffer, size: number): AsyncGenerator<Buffer> {
  const whole = Buffer.from(content);
  for (let start = 0; start < whole.length; start += size) yield whole.subarray(start, start + size);
}

async function read(reader: Reader, content: string | Buffer, size = 64_000): Promise<SourceProduct[]> {
  const found: SourceProduct[] = [];
  for await (const product of reader(() => pieces(content, size))) found.push(product);
  return found;
}

const header = "number,name:en,category,sku,option1:en,value1:en,price,stock";
const problemsOf = (found: readonly SourceProduct[]) =>
  found.map(({ line, problems }) => [
    line,
    ...problems.map((each) => `${each.line} ${each.column}: ${sentenceText(each.sentence, "en")}`),
  ]);

test.each([1, 2, 7, 64_000])("a CSV is the same in pieces of %d bytes", async (size) => {
  const content = `\uFEFF${header}\r\nA,"Kettle, ""big""",Kitchen,A-1,Colour,Red,1.00,1\r\nA,,,A-2,,"Bl\r\nue",2.00,2\r\n\r\nB,Pot,Kitchen,,,,3,0`;
  const found = await read(readCsv, content, size);
  expect(found.map(({ line, number }) => [line, number])).toEqual([
    [2, "A"],
    [6, "B"],
  ]);
  expect(found[0]?.raw).toMatchObject({
    name: { en: 'Kettle, "big"' },
    options: [{ name: { en: "Colour" }, values: [{ en: "Red" }, { en: "Bl\r\nue" }] }],
    skus: [
      { number: "A-1", values: ["Red"], price: "1.00", stock: "1" },
      { number: "A-2", values: ["Bl\r\nue"], price: "2.00" },
    ],
  });
  expect(found[1]?.raw).toMatchObject({ options: [], skus: [{ number: null, values: [] }] });
});

test("a product of CSV whose rows are scattered is rejected where they begin", async () => {
  const content = `${header}\nA,Kettle,Kitchen,A-1,,,1,1\nB,Pot,Kitchen,B-1,,,1,1\nA,Kettle,Kitchen,A-2,,,1,1\nA,Kettle,Kitchen,A-3,,,1,1\n`;
  const found = await read(readCsv, content);
  expect(problemsOf(found)).toEqual([
    [2, "2 number: More rows of this product come in line 4: its rows have to follow each other"],
    [3],
    // That its number is taken is said by whoever looks at all numbers.
    [4],
  ]);
  expect(found.map(({ raw }) => raw !== null)).toEqual([false, true, true]);
});

test("a file of more products than it may have is given up, a CSV before the first of them", async () => {
  const tooMany = "The file has more than 2 products; please divide it";
  const rows = async (reader: typeof readCsv, content: string) => {
    const numbers: string[] = [];
    const reading = (async () => {
      for await (const { number } of reader(() => pieces(content, 64_000), 2)) numbers.push(number);
    })();
    const problem = await reading.catch((error: unknown) => error);
    return [numbers, problem instanceof FileProblem ? sentenceText(problem.sentence, "en") : problem];
  };
  const csv = (...numbers: readonly string[]) => [header, ...numbers.map((each) => `${each},Cup,#1,,,,1,1`)].join("\n");
  expect(await rows(readCsv, csv("A", "A", "B"))).toEqual([["A", "B"], undefined]);
  expect(await rows(readCsv, csv("A", "B", "C"))).toEqual([[], tooMany]);
  expect(await rows(readJsonl, '{"number":"A"}\n\n{"number":"B"}\n{"number":"C"}')).toEqual([["A", "B"], tooMany]);
});

test("a row of CSV that cannot be read spoils its own product only", async () => {
  const content = `${header}\nA,Kettle,Kitchen,A-1,,,1,1\nB,Pot"t,Kitchen,B-1,,,1,1\nB,"x"y,,B-2,,,1,1\nC,Pan,Kitchen,C-1,,,1,1\nD,Pan\n`;
  const found = await read(readCsv, content);
  expect(found.map(({ number, raw }) => [number, raw !== null])).toEqual([
    ["A", true],
    ["B", false],
    ["C", true],
    ["D", false],
  ]);
  expect(problemsOf(found.slice(1, 2))).toEqual([
    [
      3,
      "3 : This is no row of CSV: quotes are not closed, or not doubled",
      "4 : This is no row of CSV: quotes are not closed, or not doubled",
    ],
  ]);
  expect(problemsOf(found.slice(3))).toEqual([[6, "6 : It has 2 cells, and the header 8"]]);
});

test("a quote that is never closed takes no more than a megabyte of CSV with it", async () => {
  const row = `A,Kettle,Kitchen,A-1,,,1,1\n`;
  const content = `${header}\nZ,"never closed\n${row.repeat(50_000)}B,Pot,Kitchen,,,,1,1\n`;
  const found = await read(readCsv, content);
  expect(found[0]?.number).toBe("Z");
  expect(problemsOf(found)[0]).toEqual([2, "2 : A product has 1048576 bytes at most"]);
  expect(found.at(-1)?.number).toBe("B");
  expect(found.at(-1)?.raw).not.toBeNull();
  expect(found.at(-1)?.line).toBe(50_003);
});

test("a product's cells of CSV may be left out or repeated in its other rows, and nothing else", async () => {
  const content = `${header}\nA,Kettle,Kitchen,A-1,Colour,Red,1,1\nA,Kettle,,A-2,,Blue,1,1\nA,Pot,,A-3,,Green,1,1\n`;
  expect(problemsOf(await read(readCsv, content))).toEqual([
    [2, "4 name:en: It differs from the first row of the product"],
  ]);
});

test("a product of ten thousand rows of CSV is not held in memory", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `A,,,A-${index},Colour,v${index},1,1`);
  const [found] = await read(readCsv, [header, ...rows, ""].join("\n"));
  const skus = found?.raw?.["skus"];
  expect(skus).toHaveLength(201);
});

test.each([
  ["", "The file is empty: its first line has to name the columns"],
  ["number,prise\n", 'There is no column "prise"'],
  ["number,number\n", "The column number is there twice"],
  ["number,category,stock\n", "The column price is missing"],
])("a CSV that begins with %j is rejected as a whole", async (content, message) => {
  await expect(read(readCsv, content)).rejects.toThrow(message);
});

test("lines of JSON that are none, not UTF-8 or too long are problems of their own", async () => {
  const lines = [
    Buffer.from('{"number":"A"}\n\n'),
    Buffer.from("{wrong}\n[1]\nnull\n"),
    Buffer.concat([Buffer.from('{"number":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}\n')]),
    Buffer.from(`{"number":"${"x".repeat(3_000_000)}"}\n`),
    Buffer.from(`${"[".repeat(500_000)}\n`),
    Buffer.from('{"number":"B"}'),
  ];
  const found = await read(readJsonl, Buffer.concat(lines));
  expect(problemsOf(found)).toEqual([
    [1],
    [3, "3 : This is no JSON"],
    [4, "4 : A product has to be an object: {…}"],
    [5, "5 : This is no JSON"],
    [6, "6 : It is not UTF-8"],
    [7, "7 : A product has 1048576 bytes at most"],
    [8, "8 : This is no JSON"],
    [9],
  ]);
  expect(found.at(-1)?.number).toBe("B");
});
