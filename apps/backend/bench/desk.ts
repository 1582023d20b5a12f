import { openTestBackend } from "../src/test-support/open-test-backend.ts";
import { isRecord, listOf, recordOf } from "../src/test-support/ask.ts";
import { newDeskUser } from "../src/test-support/new-desk-user.ts";
import { articleSorts } from "../src/catalogue/content/desk/list-articles.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { measure } from "./latency.ts";
import { multiplyProducts } from "./multiply-products.ts";

/** The lists of operators over HTTP, in the orders and searches of their pages, on a full catalogue; leaves nothing behind. */

const server = process.env["TEST_DATABASE_URL"];
const products = Number(process.argv[2] ?? 100_000);
const sizes = { articles: 10_000, categories: 5000, brands: 10_000, areas: 10_000 };
const times = 40;

type Parameters = Readonly<Record<string, string>>;
type Case = readonly [name: string, call: string, query?: Parameters];
/** A list that goes on behind what the page before ended with. */
interface PagedList {
  readonly name: string;
  readonly call: string;
  /** Names the last of the page before. */
  readonly behind: "before" | "after";
  readonly query?: Parameters;
}

const cases: readonly Case[] = [
  ["categories, all", "categories/list"],
  ["special areas, all", "special_areas/list"],
  ["articles, search, common", "articles/list", { kind: "help", words: "article 1" }],
  ["articles, search, rare", "articles/list", { kind: "help", words: "記事 777" }],
  ["articles, search, nothing", "articles/list", { kind: "news", words: "qqqxyzzy" }],
  ["articles, hidden", "articles/list", { kind: "help", state: "hidden" }],
  ["brands, search, common", "brands/list", { words: "brand" }],
  ["brands, search, rare", "brands/list", { words: "브랜드 777" }],
  ["brands, search, nothing", "brands/list", { words: "qqqxyzzy" }],
  ["products, search, common", "all_products/list", { words: "teapot" }],
  ["products, search, rare", "all_products/list", { words: "babababa" }],
  ["products, search, nothing", "all_products/list", { words: "qqqxyzzy" }],
  ["products of a brand", "all_products/list", { brand: "品牌 777" }],
  ["products of a shop", "all_products/list", { shop: "tea" }],
  ["products taken down", "all_products/list", { list: "taken_down" }],
];

const pagedLists: readonly PagedList[] = [
  ...(["help", "news"] as const).flatMap((kind) =>
    articleSorts.map((sort) => ({
      name: `${kind}, ${sort}`,
      call: "articles/list",
      behind: "before" as const,
      query: { kind, sort },
    })),
  ),
  { name: "brands", call: "brands/list", behind: "after" },
  { name: "products", call: "all_products/list", behind: "before" },
  { name: "products on sale", call: "all_products/list", behind: "before", query: { list: "on_sale" } },
];

/** Pages that are turned before the time of a page further on is taken. */
const pagesOn = 20;

if (server === undefined) throw new Error("TEST_DATABASE_URL names no PostgreSQL server to measure on");
const backend = await openTestBackend({ databaseUrl: server });
try {
  await multiplyProducts(backend.db, products);
  await fillCatalogue(backend.db, sizes);
  const { token } = await newDeskUser(backend.db, "operator", null);
  const counted = Object.entries(sizes).map(([name, number]) => `${number} ${name}`);
  console.log(`PostgreSQL, ${[`${products} products`, ...counted].join(", ")}`);
  for (const [name, call, query = {}] of cases) await print(name, () => ask(token, call, query));
  for (const list of pagedLists) {
    await print(`${list.name}, page 1`, () => ask(token, list.call, list.query ?? {}));
    const further = await pageOn(token, list);
    await print(`${list.name}, page ${pagesOn + 1}`, () => ask(token, list.call, further));
  }
} finally {
  await backend.close();
}

/** The parameters of a page further on, found as somebody finds it who reads on. */
async function pageOn(token: string, { call, behind, query = {} }: PagedList): Promise<Parameters> {
  let parameters = query;
  for (let page = 0; page < pagesOn; page += 1) {
    const last = lastOf(await ask(token, call, parameters));
    if (last === null) break;
    parameters = { ...query, [behind]: last };
  }
  return parameters;
}

/** The id of the last row of a page; null: it has none. */
function lastOf(data: unknown): string | null {
  const last = listOf(recordOf(data)["list"]).at(-1);
  return last === undefined ? null : String(Number(last["id"]));
}

async function ask(token: string, call: string, query: Parameters): Promise<unknown> {
  const parameters = new URLSearchParams(query);
  const response = await fetch(`${backend.url}/deskapi/${call}?${parameters}`, { headers: { lang: "en", token } });
  const body: unknown = await response.json();
  if (!isRecord(body) || body["code"] !== 1) throw new Error(`${call}?${parameters} failed: ${JSON.stringify(body)}`);
  return body["data"];
}

async function print(name: string, run: () => Promise<unknown>): Promise<void> {
  const { p50, p95 } = await measure(times, async () => void (await run()));
  console.log(`  ${name.padEnd(27)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`);
}
