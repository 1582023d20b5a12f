import { openTestBackend } from "../src/test-support/open-test-backend.ts";
import { type Latency, measure } from "./latency.ts";
import { multiplyProducts, seriesName } from "./multiply-products.ts";
import { putOnFlashSale } from "./put-on-flash-sale.ts";

/** Lists and searches over HTTP, one request after the other, on growing stores; leaves nothing behind. */

const server = process.env["TEST_DATABASE_URL"];
const times = 60;
/** Every so many products are on flash sale. */
const oneIn = 100;

type Query = (turn: number, total: number) => Readonly<Record<string, string>>;
type Case = readonly [name: string, query: Query, call?: "goods/getGoodsList"];

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
  ["search, typo", byName("teapto", "headfones", "ティーポッド", "cobatl sofa", "헤드펀")],
  ["search, nothing", byName("qqqxyzzy", "jjjkkk wwwvvv")],
];

async function run(total: number, databaseUrl?: string): Promise<void> {
  const kind = databaseUrl === undefined ? "PGlite" : "PostgreSQL";
  const backend = await openTestBackend(databaseUrl === undefined ? {} : { databaseUrl });
  try {
    const start = performance.now();
    await multiplyProducts(backend.db, total);
    await putOnFlashSale(backend.db, oneIn);
    console.log(`\n${kind}, ${total} products (filled in ${((performance.now() - start) / 1000).toFixed(1)} s)`);
    for (const [name, query, call = "pc/goodsList"] of cases)
      print(name, await measure(times, (turn) => ask(`${backend.url}/api/${call}`, query(turn, total))));
  } finally {
    await backend.close();
  }
}

async function ask(call: string, query: Readonly<Record<string, string>>): Promise<void> {
  const parameters = new URLSearchParams({ page_size: "20", ...query });
  const answer = await fetch(`${call}?${parameters}`, { headers: { lang: "en" } });
  const body: unknown = await answer.json();
  if (typeof body !== "object" || body === null || !("code" in body) || body.code !== 1) {
    throw new Error(`?${parameters} failed: ${JSON.stringify(body)}`);
  }
}

function print(name: string, { p50, p95 }: Latency): void {
  console.log(`  ${name.padEnd(26)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`);
}

const sizes = process.argv.slice(2).map(Number);
for (const total of sizes.length > 0 ? sizes : [1000, 10_000]) await run(total);
if (server === undefined) console.log("\nPostgreSQL is left out: TEST_DATABASE_URL names none.");
else for (const total of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) await run(total, server);
