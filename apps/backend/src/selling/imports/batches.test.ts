import { expect, test } from "vitest";
import { batchesOf } from "./batches.ts";
import { checkedProducts } from "./checked-products.ts";
import { readJsonl } from "./read/read-jsonl.ts";

async function sizesOf(products: readonly object[]): Promise<readonly number[]> {
  async function* file(): AsyncGenerator<Buffer> {
    yield Buffer.from(products.map((product) => JSON.stringify(product)).join("\n"));
  }
  const sizes: number[] = [];
  for await (const batch of batchesOf(checkedProducts(readJsonl(file), 0))) sizes.push(batch.products.length);
  return sizes;
}

const productsWith = (total: number, images: (index: number) => readonly string[]) =>
  Array.from({ length: total }, (_, index) => ({
    number: `N-${index}`,
    name: { en: "Kettle" },
    category: "#1",
    images: images(index),
    skus: [{ price: "1.00", stock: 1 }],
  }));
const twenty = (start: string) => Array.from({ length: 20 }, (_, index) => `${start}${index}.jpg`);

test("a batch ends where its products name a hundred pictures of the web", async () => {
  expect(await sizesOf(productsWith(12, (index) => twenty(`https://pictures.example/${index}/`)))).toEqual([5, 5, 2]);
});

test("a batch does not end early for pictures that it names already, or that lie in a folder", async () => {
  expect(await sizesOf(productsWith(12, () => twenty("https://pictures.example/")))).toEqual([12]);
  expect(await sizesOf(productsWith(12, (index) => twenty(`${index}/`)))).toEqual([12]);
});
