import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type OpenTestBackend, openTestBackend } from "../src/test-support/open-test-backend.ts";
import { createPrivateDatabase } from "../src/test-support/private-database.ts";
import { type Latency, measure } from "./latency.ts";
import { measureSuggestions } from "./measure-suggestions.ts";
import { multiplyProducts, seriesName } from "./multiply-products.ts";
import { putOnFlashSale } from "./put-on-flash-sale.ts";

/** Lists and searches over HTTP, one request after the other, on growing stores; leaves nothing behind. */

const server = process.env["TEST_DATABASE_URL"];
const times = 60;
/** Every so many products are on flash sale. */
const oneIn = 100;

type Parameters = Readonly<Record<string, string>>;
type Query = (turn: number, total: number) => Parameters;
type Case = readonly [name: string, query: Query, call?: "goods/getGoodsList"];
/** A list and its facets, asked for at once as a page does. */
type FacetCase = readonly [name: string, query: Query, filters: (turn: number) => Parameters];

const inOrder = (sort_type: string, sort: string, page_no: string) => () => ({ sort_type, sort, page_no });
const byName =
  (...names: readonly string[]) =>
  (turn: number) => ({ name: names[turn % names.length] ?? "" });

const inCategory = (id: number, more: Readonly<Record<string, string>> = {}): Query => {
  const query = { platform_cate_id: String(id), ...more };
  return () => query;
};

const cases: readonly Case[] = [
  ["newest, page 1", inOrder("create_time", "desc", "1")],
  ["newest, page 50", inOrder("create_time", "desc", "50")],
  ["best-selling, page 1", inOrder("sales_sum", "desc", "1")],
  ["best-selling, page 50", inOrder("sales_sum", "desc", "50")],
  ["cheapest, page 1", inOrder("price", "asc", "1")],
  ["cheapest, page 50", inOrder("price", "asc", "50")],
  ["category, page 1", inCategory(1), "goods/getGoodsList"],
  ["category, page 50", inCategory(1, { page_no: "50" }), "goods/getGoodsList"],
  ["category, best-selling", inCategory(1, { sort_by_sales: "desc" }), "goods/getGoodsList"],
  ["category, cheapest", inCategory(1, { sort_by_price: "asc" }), "goods/getGoodsList"],
  ["small category, page 1", inCategory(3), "goods/getGoodsList"],
  ["small category, newest", inCategory(3, { sort_by_create: "desc" }), "goods/getGoodsList"],
  ["one shop, best-selling", () => ({ shop_id: "3", sort_type: "sales_sum", sort: "desc" })],
  ["search, rare word", (turn, total) => ({ name: seriesName(50 + ((turn * 37) % Math.floor(total / 10 - 60))) })],
  ["search, common word", byName("cotton", "blue", "tea", "amber", "cobalt")],
  ["search, common, by price", (turn) => ({ ...byName("cotton", "blue")(turn), sort_type: "price", sort: "asc" })],
  ["search, two words", byName("cobalt teapot", "cotton sofa", "amber headphones")],
  ["search, Chinese", byName("茶壶", "耳机", "玻璃", "钴蓝沙发")],
  ["search, Japanese", byName("ティーポット", "コバルト", "ヘッドホン 琥珀")],
  ["search, Korean", byName("헤드폰", "코발트", "찻주전자")],
  [
    "search, sentence",
    byName(
      "something warm to wear under a winter coat",
      "i am looking for a quiet keyboard for the office",
      "家里来客人想买个能收起来的床",
    ),
  ],
  ["search, under a price", byName("teapot under 200", "100元以下 茶壶", "5000円以下 ヘッドホン")],
  ["search, typo", byName("teapto", "headfones", "ティーポッド", "cobatl sofa", "헤드펀")],
  ["newest, an article once", () => ({ ...inOrder("create_time", "desc", "1")(), group: "1" })],
  ["cheapest, an article once", () => ({ ...inOrder("price", "asc", "1")(), group: "1" })],
  ["category, an article once", inCategory(1, { group: "1" }), "goods/getGoodsList"],
  ["small category, once", inCategory(3, { group: "1" }), "goods/getGoodsList"],
  ["common word, once", (turn) => ({ ...byName("cotton", "blue", "tea", "amber", "cobalt")(turn), group: "1" })],
  [
    "common, by price, once",
    (turn) => ({ ...byName("cotton", "blue")(turn), sort_type: "price", sort: "asc", group: "1" }),
  ],
  ["two words, once", (turn) => ({ ...byName("cobalt teapot", "cotton sofa")(turn), group: "1" })],
  ["search, nothing", byName("qqqxyzzy", "jjjkkk wwwvvv")],
];

const unfiltered = () => ({});
/** As somebody goes on choosing. */
const threeFilters = (turn: number): Parameters => ({
  in_stock: "1",
  min_rating: String(1 + (turn % 4)),
  max_price: String(1000 + 500 * (turn % 7)),
});

const facetCases: readonly FacetCase[] = [
  ["all products, counts", () => ({}), unfiltered],
  ["all, 3 filters, counts", () => ({}), threeFilters],
  ["category, counts", inCategory(1), unfiltered],
  ["category, 3 filters, counts", inCategory(1), threeFilters],
  ["category, 3, cheapest", inCategory(1, { sort_by_price: "asc" }), threeFilters],
  ["search, common, counts", byName("cotton", "blue", "tea", "amber", "cobalt"), unfiltered],
  ["search, 3 filters, counts", byName("cotton", "blue", "tea", "amber", "cobalt"), threeFilters],
];

async function run(total: number, databaseUrl?: string): Promise<void> {
  console.log(`\n${databaseUrl === undefined ? "PGlite" : "PostgreSQL"}, ${total} products`);
  const database = databaseUrl === undefined ? null : await createPrivateDatabase(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), "plaza-bench-"));
  try {
    const options = database === null ? { dataDir } : { dataDir, sharedDatabase: database.url };
    let backend = await openTestBackend(options);
    try {
      await fill(backend, total);
      if (database !== null) {
        // The figures are those of a node that begins with what another one has written down.
        await backend.close();
        backend = await openTestBackend(options);
      }
      await measureAll(backend, total);
    } finally {
      await backend.close();
    }
  } finally {
    await database?.drop();
    await rm(dataDir, { recursive: true });
  }
}

async function fill({ db, services }: OpenTestBackend, total: number): Promise<void> {
  const filling = performance.now();
  await multiplyProducts(db, total);
  await putOnFlashSale(db, oneIn);
  console.log(`  filled in ${seconds(filling)} s`);
  const reading = performance.now();
  await services.productSearch.keepUp(new Date());
  console.log(`  all products read in ${seconds(reading)} s`);
  const saving = performance.now();
  await services.productSearch.save(new Date());
  console.log(`  written down in ${seconds(saving)} s`);
}

async function measureAll({ url, services }: OpenTestBackend, total: number): Promise<void> {
  const beginning = performance.now();
  await services.productSearch.keepUp(new Date());
  console.log(`  ready in ${seconds(beginning)} s; the process has ${megabytes()} MB`);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  for (const [name, query, filters] of facetCases) {
    const together = (turn: number) => listWithFacets(url, query(turn, total), filters(turn));
    if ("name" in query(0, total)) {
      // Nobody has searched for these words before.
      const start = performance.now();
      await together(0);
      console.log(`  ${name.padEnd(27)} first    ${(performance.now() - start).toFixed(1).padStart(6)} ms`);
    }
    print(name, await measure(times, together));
  }
  for (const [name, query, call = "pc/goodsList"] of cases)
    print(name, await measure(times, (turn) => ask(`${url}/api/${call}`, query(turn, total))));
  await measureSuggestions(url);
  loop.disable();
  const [p99, max] = [loop.percentile(99), loop.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(1));
  // With one tick of the clock, and with what else this thread does here: it asks, reads answers and collects garbage.
  console.log(`  the loop that serves requests was held ${p99} ms (p99), ${max} ms at most; ${megabytes()} MB`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}

async function listWithFacets(url: string, query: Parameters, filters: Parameters): Promise<void> {
  const { name, ...scope } = query;
  const wanted = { ...scope, ...filters };
  await Promise.all([
    ask(`${url}/api/goods/getGoodsList`, { ...wanted, ...(name !== undefined && { keyword: name }) }),
    ask(`${url}/api/goods/facets`, { ...wanted, ...(name !== undefined && { name }) }),
  ]);
}

async function ask(call: string, query: Parameters): Promise<void> {
  const parameters = new URLSearchParams({ page_size: "20", ...query });
  const answer = await fetch(`${call}?${parameters}`, { headers: { lang: "en" } });
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("code" in body) || body.code !== 1) {
    throw new Error(`?${parameters} failed: ${JSON.stringify(body)}`);
  }
}

function print(name: string, { p50, p95 }: Latency): void {
  console.log(`  ${name.padEnd(27)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`);
}

const named = process.argv.slice(2);
const sizes = named.map(Number).filter((size) => size > 0);
const isWanted = (engine: string): boolean => named.includes(engine) || named.length === sizes.length;
if (isWanted("pglite")) for (const total of sizes.length > 0 ? sizes : [1000, 10_000]) await run(total);
if (!isWanted("postgresql")) console.log("\nPostgreSQL was not asked for.");
else if (server === undefined) console.log("\nPostgreSQL is left out: TEST_DATABASE_URL names none.");
else for (const total of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) await run(total, server);
