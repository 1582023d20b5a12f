import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globalBarcode, withCheckDigit } from "../src/catalog/article-codes.ts";
import { products } from "../src/store/schema/catalog.ts";
import { eq } from "../src/store/sql.ts";
import { type OpenTestBackend, openTestBackend } from "../src/test-support/open-test-backend.ts";
import { operate } from "../src/test-support/operate.ts";
import { openShop } from "../src/test-support/stage.ts";
import { seriesName } from "./multiply-products.ts";

/** Imports of products with three SKUs in four languages: new ones, the same again, and with other stock. Takes their number. */

const total = Number(process.argv[2] ?? 10_000);
const server = process.env["TEST_DATABASE_URL"];
const runs = 5;

function product(place: number, stock: number): object {
  const [word, other] = [seriesName(place % 5000), seriesName((place * 31) % 5000)];
  const text = (name: string) => ({
    en: `${name} ${word}`,
    zh: `${name}茶壶${place}`,
    ja: `${name}ティーポット`,
    ko: `${name} 찻주전자`,
  });
  const colours = ["Red", "Blue", "Green"].map((name) => ({
    en: name,
    zh: `${name}色`,
    ja: `${name}色`,
    ko: `${name}색`,
  }));
  return {
    number: `N-${place}`,
    name: text(other),
    tagline: text("For every day"),
    description: { en: `<p>${word} ${other}</p>`.repeat(10), zh: `<p>${other}</p>`.repeat(10) },
    category: "#1",
    brand: `Brand ${place % 50}`,
    options: [{ name: { en: "Colour", zh: "颜色", ja: "色", ko: "색상" }, values: colours }],
    skus: colours.map(({ en }, index) => ({
      number: `N-${place}-${index}`,
      values: [en],
      price: `${100 + (place % 900)}.${index}0`,
      market_price: "1999.00",
      stock,
      barcode: globalBarcode(withCheckDigit(`690${String(place * 3 + index).padStart(9, "0")}`)),
    })),
  };
}

async function writeProducts(path: string, stock: number): Promise<void> {
  const file = await open(path, "w");
  for (let start = 0; start < total; start += 500) {
    const places = Array.from({ length: Math.min(500, total - start) }, (_, index) => start + index);
    await file.write(places.map((place) => `${JSON.stringify(product(place, stock))}\n`).join(""));
  }
  await file.close();
}

interface Step {
  readonly what: string;
  readonly expected: string;
  readonly line: readonly string[];
}

/** @returns products a second */
async function timed({ db }: OpenTestBackend, { what, expected, line }: Step): Promise<number> {
  const begun = performance.now();
  const { out, errors } = await operate(db, "import", "products", ...line);
  const perSecond = total / ((performance.now() - begun) / 1000);
  if (out.at(-1) !== expected) throw new Error(`${what}: ${out.at(-1) ?? ""} ${errors.join(" ")}`);
  return perSecond;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

const folder = await mkdtemp(join(tmpdir(), "plaza-bench-import-"));
const backend = await openTestBackend(server === undefined ? {} : { databaseUrl: server });
try {
  const [file, other] = [join(folder, "products.jsonl"), join(folder, "others.jsonl")];
  await writeProducts(file, 5);
  await writeProducts(other, 6);
  const store = server === undefined ? "PGlite" : "PostgreSQL";
  console.log(`${store}, ${total} products of 3 SKUs in 4 languages, median of ${runs} runs`);
  const measured = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const shopId = await openShop(backend.db);
    const shop = ["--shop", String(shopId)];
    const unchanged = `0 added, 0 changed, ${total} unchanged, 0 rejected`;
    const steps: readonly Step[] = [
      { what: "new", expected: `${total} added, 0 changed, 0 unchanged, 0 rejected`, line: [file, ...shop] },
      { what: "the same again", expected: unchanged, line: [file, ...shop, "--again"] },
      {
        what: "with other stock",
        expected: `0 added, ${total} changed, 0 unchanged, 0 rejected`,
        line: [other, ...shop],
      },
    ];
    for (const step of steps) {
      const perSecond = await timed(backend, step);
      measured.set(step.what, [...(measured.get(step.what) ?? []), perSecond]);
    }
    // Each run finds the store as the first did: without the same articles in another shop.
    await backend.db.delete(products).where(eq(products.shopId, shopId));
  }
  for (const [what, all] of measured) {
    const each = all.map((perSecond) => perSecond.toFixed(0)).join(", ");
    console.log(`  ${what.padEnd(18)}${median(all).toFixed(0).padStart(6)} a second   (${each})`);
  }
  console.log(`  resident memory at the end: ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`);
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
