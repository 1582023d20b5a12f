import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvRows } from "./csv-rows.ts";
import { readCsv } from "./read-csv.ts";
import { readJsonl } from "./read-jsonl.ts";
import type { OpenFile, SourceProduct } from "./source-product.ts";
import { type TextRecord, textRecords } from "./text-records.ts";
import { sentenceText } from "../sentence.ts";
import { FileProblem } from "../problem.ts";

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
const swallowed = (line: number, last: number): string =>
  `The quote that opens in line ${line} does not end with its cell, so everything up to line ${last} was taken for that cell; rows that were not read because of it: ${last - line}`;
const problemsOf = (found: readonly SourceProduct[]) =>
  found.map(({ location: { line }, problems }) => [
    line,
    ...problems.map((each) => `${each.line} ${each.column}: ${sentenceText(each.sentence, "en")}`),
  ]);

test.each([1, 2, 7, 64_000])("a CSV is the same in pieces of %d bytes", async (size) => {
  const content = `\uFEFF${header}\r\nA,"Kettle, ""big""",Kitchen,A-1,Colour,Red,1.00,1\r\nA,,,A-2,,"Bl\r\nue",2.00,2\r\n\r\nB,Pot,Kitchen,,,,3,0`;
  const found = await read(readCsv, content, size);
  expect(found.map(({ location, number }) => [location.line, number])).toEqual([
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
  const lines = Math.floor((1024 * 1024) / row.length);
  expect(problemsOf(found)[0]).toEqual([2, `2 : ${swallowed(2, lines + 2)}`]);
  expect(found.at(-1)?.number).toBe("B");
  expect(found.at(-1)?.raw).not.toBeNull();
  expect(found.at(-1)?.location.line).toBe(50_003);
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

const readAs = "It was read as UTF-8, with its cells separated by commas.";
const ofExport = "An export of your products has all columns by their names.";

test.each([
  ["", "The file is empty: its first line has to name the columns"],
  [",,,\n,,\n", "The file is empty: its first line has to name the columns"],
  ["number,prise\n", `Unknown columns: "prise". Missing columns: category, price. ${readAs} ${ofExport}`],
  [
    "number,number\n",
    `Missing columns: category, price. Columns that are there twice: "number". ${readAs} ${ofExport}`,
  ],
  ["number,category,stock\n", `Missing columns: price. ${readAs} ${ofExport}`],
  [
    "\uFEFFHandle,Title,Variant Price\n",
    `Unknown columns: "Handle", "Title", "Variant Price". Missing columns: number, category, price. It was read as UTF-8 (BOM), with its cells separated by commas. ${ofExport}`,
  ],
  [
    "number;category;price\nA;Kitchen;1,50\n",
    `Its cells are separated by semicolons; please save the file with commas. It was read as UTF-8, with its cells separated by semicolons. ${ofExport}`,
  ],
  [
    "id\ttitle\tprice\nmug\tMug\t18.00 CNY\n",
    `Its cells are separated by tabs; please save the file with commas. Unknown columns: "id", "title". Missing columns: number, category. It was read as UTF-8, with its cells separated by tabs. ${ofExport}`,
  ],
  ['number,category,"price\nA,Kitchen,1\n', `The first line has to name the columns. ${swallowed(1, 2)}`],
])("a CSV that begins with %j is rejected as a whole, with all that is wrong with it", async (content, message) => {
  const problem: unknown = await read(readCsv, content).catch((error: unknown) => error);
  expect(problem instanceof FileProblem && sentenceText(problem.sentence, "en")).toBe(message);
});

test("what a spreadsheet leaves behind, empty columns and rows, is no product and no fault", async () => {
  const content = `,,,,\n${header},,,\nA,Kettle,Kitchen,A-1,Colour,Red,1,1,,,\n,,,,,,,,,,\nA,,,A-2,,Blue,2,2\n,,\n\nB,Pot,Kitchen,,,,3,0,,,,,,\n,,,\n`;
  const found = await read(readCsv, content);
  expect(problemsOf(found)).toEqual([[3], [8]]);
  expect(found.map(({ raw }) => (Array.isArray(raw?.["skus"]) ? raw["skus"].length : 0))).toEqual([2, 1]);
});

test("a column without a name may stay empty, and what stands in it or behind the last column is said", async () => {
  const content = "number,,category,price,\nA,,Kitchen,1,\nB,oak,Kitchen,1\nC,,Kitchen,1,more\nD,,Kitchen\n";
  expect(problemsOf(await read(readCsv, content))).toEqual([
    [2],
    [3, '3 : The text "oak" stands in a column without a name'],
    [4, "4 : It has 5 cells, and the header 4"],
    [5, "5 : It has 3 cells, and the header 4"],
  ]);
});

test("a quote that is not closed is named by the line where it opens, with the rows that it has swallowed", async () => {
  const row = (number: string, name: string) => `${number},${name},Kitchen,,,,1,1`;
  const content = [
    header,
    row("A", '"in two\nlines"'),
    row("B", '"never closed'),
    row("C", "Pot"),
    row("D", '"Pan"'),
    row("E", "Lid"),
    row("F", '"two\nlines, and ""more""",,"open'),
    row("G", "Cup"),
  ].join("\n");
  const found = await read(readCsv, content);
  expect(found.map(({ number }) => number)).toEqual(["A", "B", "E", "F"]);
  expect(problemsOf(found)).toEqual([[2], [4, `4 : ${swallowed(4, 6)}`], [7], [8, `8 : ${swallowed(9, 10)}`]]);
});

const chinese = Buffer.from("b2bbd0e2b8d6cbaebaf8a3acd2bbc9fdd7b0a3accacabacfbcd2cda5cab9d3c3", "hex");
const japanese = Buffer.from("835883658393838c835882cc82e282a982f1814188ea838a83628367838b93fc82e8", "hex");
const korean = Buffer.from("bdbac5d7c0ceb8aebdba20c1d6c0fcc0da2c20c0cf20b8aec5cd20bfebb7ae", "hex");
test.each([
  ["GB18030", Buffer.concat([Buffer.from(`${header}\nA,`), chinese])],
  ["Shift_JIS", Buffer.concat([Buffer.from(`${header}\nA,`), japanese])],
  ["EUC-KR", Buffer.concat([Buffer.from(`${header}\nA,`), korean])],
  ["Windows-1252", Buffer.from(`${header}\nA,Caf\u00e9 au lait,Kitchen,,,,1,1`, "latin1")],
  ["UTF-16", Buffer.from(`\uFEFF${header}\nA,Kettle`, "utf16le")],
  ["UTF-16", Buffer.from(`${header}\nA,Kettle`, "utf16le")],
])("a file that is %s is rejected as a whole, and called so", async (encoding, content) => {
  for (const reader of [readCsv, readJsonl])
    await expect(read(reader, content)).rejects.toThrow(
      `The file is not UTF-8 but ${encoding}. Please save it as UTF-8 (in spreadsheets: “CSV UTF-8”).`,
    );
});

test("a workbook is called one", async () => {
  for (const content of [Buffer.from("PK\u0003\u0004…"), Buffer.from("d0cf11e0a1b11ae1", "hex")])
    await expect(read(readCsv, content)).rejects.toThrow("This is a workbook of a spreadsheet");
});

test("one row that is not UTF-8 among others spoils its own product only", async () => {
  const latin = Buffer.from("C,Caf\u00e9,Kitchen,,,,1,1\n", "latin1");
  const others = Buffer.from(`${header}\nA,Café,Kitchen,,,,1,1\nB,水壶,Kitchen,,,,1,1\n`);
  expect(problemsOf(await read(readCsv, Buffer.concat([others, latin])))).toEqual([
    [2],
    [3],
    [4, "4 : It is not UTF-8"],
  ]);
});

test("a file with more faulty rows than a CSV has is given up, one with fewer is read around them", async () => {
  const rows = (count: number): string => `${'"a"b,,,,,,1,1\n'.repeat(count)}Z,Pot,Kitchen,,,,1,1\n`;
  const found = await read(readCsv, `${header}\n${rows(300)}`);
  expect(found.filter(({ raw }) => raw !== null).map(({ number }) => number)).toEqual(["Z"]);
  await expect(read(readCsv, `${header}\n${rows(301)}`)).rejects.toThrow(
    "This is not a CSV file: in more than 300 rows quotes have no end, or are not doubled, or characters are no UTF-8. One of them is line 302.",
  );
});

test("rows of CSV are the same read together as each alone, faults included", async () => {
  const text = fc.string({ unit: fc.constantFrom("a", ",", '"', '""', "\n", "\r\n", "é"), maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      const records: TextRecord[] = [];
      for await (const group of textRecords(pieces(content, 7), { maxBytes: 1000, hasQuotes: true }))
        records.push(...group);
      const together = new CsvRows().rowsOf(records);
      expect(together).toEqual(records.flatMap((record) => new CsvRows().rowsOf([record])));
    }),
  );
});

test("lines of JSON that are none, not UTF-8 or too long are problems of their own", async () => {
  const lines = [
    Buffer.from('{"number":"Ä"}\n\n'),
    Buffer.from("{wrong}\n[1]\nnull\n"),
    Buffer.concat([Buffer.from('{"number":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}\n')]),
    Buffer.from(`{"number":"${"x".repeat(3_000_000)}"}\n`),
    Buffer.from(`${"[".repeat(500_000)}\n`),
    Buffer.from('{"number":"ß"}'),
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
  expect(found.at(-1)?.number).toBe("ß");
});
