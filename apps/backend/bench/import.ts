import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { globalBarcode, withCheckDigit } from "../src/catalogue/products/article-codes.ts";
import { products } from "../src/platform/store/schema/catalog.ts";
import { eq } from "../src/platform/store/sql.ts";
import { type OpenTestBackend, openTestBackend } from "../src/test-support/open-test-backend.ts";
import { operate } from "../src/test-support/operate.ts";
import { openShop } from "../src/test-support/stage.ts";
import { seriesName } from "./multiply-products.ts";

/**
 * Imports of products with three SKUs in four languages: new ones, the same again, and with other stock. Takes their number.
 * And for how long files that are hard to read hold the loop, which everybody else's answers wait for.
 */

const total = Number(process.argv[2] ?? 10_000);
const server = process.env["TEST_DATABASE_URL"];
const runs = 5;

function product(position: number, stock: number): object {
  const [word, other] = [seriesName(position % 5000), seriesName((position * 31) % 5000)];
  const text = (name: string) => ({
    en: `${name} ${word}`,
    zh: `${name}茶壶${position}`,
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
    number: `N-${position}`,
    name: text(other),
    tagline: text("For every day"),
    description: { en: `<p>${word} ${other}</p>`.repeat(10), zh: `<p>${other}</p>`.repeat(10) },
    category: "#1",
    brand: `Brand ${position % 50}`,
    options: [{ name: { en: "Colour", zh: "颜色", ja: "色", ko: "색상" }, values: colours }],
    skus: colours.map(({ en }, index) => ({
      number: `N-${position}-${index}`,
      values: [en],
      price: `${100 + (position % 900)}.${index}0`,
      market_price: "1999.00",
      stock,
      barcode: globalBarcode(withCheckDigit(`690${String(position * 3 + index).padStart(9, "0")}`)),
    })),
  };
}

async function writeProducts(path: string, stock: number): Promise<void> {
  const file = await open(path, "w");
  for (let start = 0; start < total; start += 500) {
    const positions = Array.from({ length: Math.min(500, total - start) }, (_, index) => start + index);
    await file.write(positions.map((position) => `${JSON.stringify(product(position, stock))}\n`).join(""));
  }
  await file.close();
}

interface Step {
  readonly what: string;
  readonly expected: string;
  readonly line: readonly string[];
}

interface Measured {
  readonly perSecond: number;
  readonly turnMs: number;
}

async function timed({ db }: OpenTestBackend, { what, expected, line }: Step): Promise<Measured> {
  const watched = watchLoop();
  const { out, errors } = await operate(db, "import", "products", ...line);
  const { seconds, turnMs } = watched();
  if (out.at(-1) !== expected) throw new Error(`${what}: ${out.at(-1) ?? ""} ${errors.join(" ")}`);
  return { perSecond: total / seconds, turnMs };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

const megabyte = 1024 * 1024;
const header = "number,name:en,category,sku,option1:en,value1:en,price,stock";
const filled = (line: string, bytes: number): string => line.repeat(Math.ceil(bytes / line.length));

/** Files that keep whoever reads them busy, by their names. */
const hardFiles: readonly (readonly [string, () => string])[] = [
  ["rows-that-are-none.csv", () => `${header}\n${filled('"a"b,\n', 1.2 * megabyte)}`],
  ["299-faults.csv", () => `${header}\n${`"a"b,\n${filled("A,Cup,#1,,,,1,1\n", 16_384)}`.repeat(299)}`],
  ["a-quote-never-closed.csv", () => `${header}\nA,"Cup\n${filled("B,Cup,#1,,,,1,1\n", 16 * megabyte)}`],
  ["rows-of-one-cell.csv", () => `${header}\n${filled("a\n", megabyte)}`],
  ["cells-that-are-wrong.csv", () => `${header}\n${lines(50_000, (position) => `P${position},,,,,,1.234,-1`)}`],
  [
    "200-skus-each.csv",
    () =>
      `${header}\n${lines(60_000, (position) => `P${Math.floor(position / 200)},Cup,#1,,Size,v${position % 200},1,1`)}`,
  ],
  [
    "lines-of-a-megabyte.jsonl",
    () => lines(40, (position) => `{"number":"P${position}","name":{"en":"${"x".repeat(megabyte - 100)}"}}`),
  ],
];

function lines(count: number, line: (position: number) => string): string {
  return Array.from({ length: count }, (_, position) => `${line(position)}\n`).join("");
}

interface LoopReport {
  readonly seconds: number;
  /** What one turn of the loop took of a processor at most. */
  readonly turnMs: number;
  /** How late it was at most. */
  readonly lateMs: number;
}

/**
 * Watches the loop. How late it is at most shows what else the machine does, too; what one turn of it takes of a processor at
 * most does not.
 */
function watchLoop(): () => LoopReport {
  const begun = performance.now();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let [turn, isWatched] = [0, true];
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    turn = Math.max(turn, user + system);
    before = process.threadCpuUsage();
    if (isWatched) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isWatched = false;
    delay.disable();
    return { seconds: (performance.now() - begun) / 1000, turnMs: turn / 1000, lateMs: delay.max / 1e6 };
  };
}

function formatted({ seconds, turnMs, lateMs }: LoopReport): string {
  const [turn, late, all] = [turnMs.toFixed(0).padStart(5), lateMs.toFixed(0).padStart(5), seconds.toFixed(1)];
  return `${turn} ms of processor a turn, ${late} ms late at most in ${all.padStart(5)} s`;
}

/** For how long a dry run of each holds the loop at most. */
async function showHolds({ db }: OpenTestBackend, path: string): Promise<void> {
  const shop = ["--shop", String(await openShop(db))];
  const watchedIdle = watchLoop();
  await setTimeout(3000);
  console.log(`  ${"(nothing)".padEnd(26)}${formatted(watchedIdle())}`);
  for (const [name, content] of hardFiles) {
    const file = join(path, name);
    await writeFile(file, content());
    const watched = watchLoop();
    const { out, errors } = await operate(db, "import", "products", file, "--dry-run", ...shop);
    console.log(`  ${name.padEnd(26)}${formatted(watched())}   ${(errors.at(-1) ?? out.at(-1) ?? "").slice(0, 60)}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), "plaza-bench-import-"));
const backend = await openTestBackend(server === undefined ? {} : { databaseUrl: server });
try {
  const [file, other] = [join(folder, "products.jsonl"), join(folder, "others.jsonl")];
  await writeProducts(file, 5);
  await writeProducts(other, 6);
  const store = server === undefined ? "PGlite" : "PostgreSQL";
  console.log(`${store}, ${total} products of 3 SKUs in 4 languages, median of ${runs} runs`);
  const measured = new Map<string, Measured[]>();
  for (let run = 0; run < runs; run += 1) {
    const shopId = await openShop(backend.db);
    const shop = ["--shop", String(shopId)];
    const unchanged = `0 added, 0 changed, ${total} unchanged, 0 rejected`;
    const steps: readonly Step[] = [
      { what: "new", expected: `${total} added, 0 changed, 0 unchanged, 0 rejected`, line: [file, ...shop] },
      { what: "the same again", expected: unchanged, line: [file, ...shop, "--force"] },
      {
        what: "with other stock",
        expected: `0 added, ${total} changed, 0 unchanged, 0 rejected`,
        line: [other, ...shop],
      },
    ];
    for (const step of steps) {
      const each = await timed(backend, step);
      measured.set(step.what, [...(measured.get(step.what) ?? []), each]);
    }
    // Each run finds the store as the first did: without the same articles in another shop.
    await backend.db.delete(products).where(eq(products.shopId, shopId));
  }
  for (const [what, all] of measured) {
    const rates = all.map(({ perSecond }) => perSecond);
    const turn = Math.max(...all.map(({ turnMs }) => turnMs)).toFixed(0);
    const each = rates.map((rate) => rate.toFixed(0)).join(", ");
    const rate = median(rates).toFixed(0).padStart(6);
    console.log(`  ${what.padEnd(18)}${rate} a second   (${each}), ${turn} ms of processor a turn at most`);
  }
  console.log("held loop while a file is read, in a dry run");
  await showHolds(backend, folder);
  console.log(`  resident memory at the end: ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`);
} finally {
  await backend.close();
  await rm(folder, { recursive: true });
}
