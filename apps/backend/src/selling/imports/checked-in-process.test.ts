import { type FileHandle, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkedInProcess } from "./checked-in-process.ts";
import type { CheckedProduct } from "./import-batch.ts";
import { locationOf } from "./read/source-location.ts";
import { FileProblem } from "./problem.ts";

let folder = "";
let file: FileHandle | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-process-"));
});
afterEach(async () => {
  await file?.close();
  file = null;
  await rm(folder, { recursive: true });
});

const header = "number,name:en,category,price,stock";

async function reading(content: string, { most = Infinity, done = 0, signal = new AbortController().signal } = {}) {
  const path = join(folder, "products.csv");
  await writeFile(path, content);
  file = await open(path);
  return { file, products: checkedInProcess(file, { kind: "csv", most, done }, signal) };
}

async function allOf(products: AsyncIterable<CheckedProduct>): Promise<CheckedProduct[]> {
  const all: CheckedProduct[] = [];
  for await (const product of products) all.push(product);
  return all;
}

test("all products of a file come from the other process in their order, with their problems in their places", async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `N-${index},Cup,#1,${index === 1500 ? "x" : "1.00"},1`);
  const { products, file: opened } = await reading(`${header}\n${rows.join("\n")}\n`);
  const all = await allOf(products);
  expect(all.map(({ product, location: { line } }) => product?.number ?? line)).toEqual(
    rows.map((_, index) => (index === 1500 ? 1502 : `N-${index}`)),
  );
  expect(all[1500]?.problems).toMatchObject([{ line: 1502, column: "price", sentence: { key: "notAnAmount" } }]);
  expect(locationOf(all[3]?.location ?? { kind: "csv", line: 0, skuLines: [] }, "market_price", 0)).toEqual({
    line: 5,
    column: "market_price",
  });
  // Whoever has opened the file closes it.
  expect((await opened.stat()).size).toBeGreaterThan(0);
});

test("products that are behind us are only looked at for their numbers", async () => {
  const { products } = await reading(`${header}\nA,Cup,#1,1,1\nB,Cup,#1,1,1\nA,Cup,#1,1,1\n`, { done: 2 });
  expect(await allOf(products)).toMatchObject([{ product: null, problems: [{ column: "number" }] }]);
});

test("a file that is rejected as a whole is rejected by the other process with the same words", async () => {
  const { products } = await reading(`${header}\n${'"a"b,,,1,1\n'.repeat(301)}`);
  const problem: unknown = await allOf(products).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(FileProblem);
  expect(problem).toMatchObject({ sentence: { key: "notACsvFile" } });
});

test("reading ends in the middle of a file once nobody waits for it", async () => {
  const stop = new AbortController();
  const { products, file: opened } = await reading(`${header}\n${"A,Cup,#1,1,1\nB,Cup,#1,1,1\n".repeat(100_000)}`, {
    signal: stop.signal,
  });
  await expect(
    (async () => {
      for await (const _ of products) stop.abort();
    })(),
  ).rejects.toThrow("It was stopped");
  expect((await opened.stat()).size).toBeGreaterThan(0);
});
