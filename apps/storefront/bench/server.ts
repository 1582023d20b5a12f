import { parseArgs } from "node:util";
import { localePrefix, locales } from "@plaza/i18n";
import { connections, type Load, load } from "./load.ts";
import { median } from "./median.ts";
import { measureCosts, printPlatform } from "./platform-calls.ts";
import { canPin, openShop, type ShopOptions, type ShopUnderLoad } from "./shop-under-load.ts";
import { printTable } from "./table.ts";

/**
 * How many pages a second one core of the storefront answers through real sockets, and what the platform behind it costs.
 * `--seconds` a page and round, `--rounds`. Times depend on the machine and on what else it does, so none is asserted; a
 * failed answer is.
 *
 * "CPU" is the processor time of the storefront for one page, which other work on the machine changes least; "full core"
 * is what that comes to in pages a second when nothing is waited for. "List, each its own" asks for every order and page
 * of the whole catalogue in every language once: no two requests share a list.
 */

interface Page {
  readonly name: string;
  readonly paths: readonly string[];
  /** Pages a second, from the budgets of the architecture. */
  readonly target?: number;
}

interface Round extends Load {
  readonly cpuMs: number;
}

const { values: options } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, rounds: { type: "string", default: "3" } },
});
const seconds = Number(options.seconds);
const roundCount = Number(options.rounds);
const warmUpSeconds = Math.min(4, seconds);
const pageSize = 24;

interface Catalogue {
  readonly total: number;
  readonly firstId: number;
}

async function catalogue({ backendUrl }: ShopUnderLoad): Promise<Catalogue> {
  const answer = await fetch(`${backendUrl}/api/pc/goodsList?page_size=1`, { headers: { lang: "en" } });
  const { data } = (await answer.json()) as {
    readonly data: { readonly count: number; readonly list: readonly { readonly id: number }[] };
  };
  const [first] = data.list;
  if (first === undefined) throw new Error("The demo marketplace sells nothing.");
  return { total: data.count, firstId: first.id };
}

/** The full pages but the first, which has another address. */
function everyList(total: number): readonly string[] {
  const pages = Array.from({ length: Math.floor(total / pageSize) - 1 }, (_, index) => String(index + 2));
  return locales
    .map(localePrefix)
    .flatMap((language) =>
      ["relevance", "newest", "sales", "price-asc", "price-desc"].flatMap((sort) =>
        pages.map((page) => `/pc${language}/goods_list?${new URLSearchParams({ sort, page }).toString()}`),
      ),
    );
}

async function measure(shop: ShopUnderLoad, { paths }: Page): Promise<Round> {
  const before = await shop.ask("cpu");
  const measured = await load({ origin: shop.storefrontUrl, paths, seconds });
  const cpu = (await shop.ask("cpu")) - before;
  return { ...measured, cpuMs: cpu / 1000 / Math.max(1, measured.answers) };
}

function row({ name, target }: Page, rounds: readonly Round[]): readonly string[] {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const rates = rounds.map(({ perSecond }) => perSecond);
  return [
    name,
    middle(({ perSecond }) => perSecond).toFixed(0),
    `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
    target === undefined ? "" : String(target),
    `${middle(({ p50 }) => p50).toFixed(0)} ms`,
    `${middle(({ p99 }) => p99).toFixed(0)} ms`,
    `${middle(({ cpuMs }) => cpuMs).toFixed(2)} ms`,
    (1000 / middle(({ cpuMs }) => cpuMs)).toFixed(0),
    middle(({ bytesPerAnswer }) => bytesPerAnswer).toFixed(0),
    String(rounds.reduce((sum, { failures }) => sum + failures, 0)),
  ];
}

interface MeasuredShop {
  readonly shop: ShopUnderLoad;
  readonly catalogue: Catalogue;
}

/** Each page warm, then round after round, so that what else the machine does falls on all of them. @returns failures */
async function measureAll(shop: ShopUnderLoad, pages: readonly Page[]): Promise<number> {
  for (const { paths } of pages) await load({ origin: shop.storefrontUrl, paths, seconds: warmUpSeconds });
  const rounds = new Map<Page, Round[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < roundCount; round += 1)
    for (const [page, measured] of rounds) measured.push(await measure(shop, page));
  printTable(
    ["page", "req/s", "min–max", "target", "p50", "p99", "CPU", "full core", "bytes", "failed"],
    [...rounds].map(([page, measured]) => row(page, measured)),
  );
  return [...rounds.values()].flat().reduce((sum, { failures }) => sum + failures, 0);
}

async function inShop<T>(options: ShopOptions, measureThere: (measured: MeasuredShop) => Promise<T>): Promise<T> {
  const shop = await openShop(options);
  try {
    return await measureThere({ shop, catalogue: await catalogue(shop) });
  } finally {
    await shop.close();
  }
}

console.log(
  `${connections} connections, ${roundCount} rounds of ${seconds} s a page, ` +
    (canPin ? "the storefront pinned to one core" : "nothing pinned: there is no taskset, or one core"),
);
const failed = await inShop({}, async ({ shop, catalogue: { total, firstId } }) => {
  const pages: readonly Page[] = [
    { name: "list", paths: ["/pc/goods_list/2"], target: 300 },
    { name: "list, each its own", paths: everyList(total), target: 300 },
    { name: "search", paths: ["/pc/goods_list?name=cup"] },
    { name: "product", paths: [`/pc/goods_details/${firstId}`], target: 300 },
    { name: "home", paths: ["/pc/"] },
    { name: "healthz, the floor", paths: ["/healthz"] },
  ];
  const single = pages.filter(({ paths }) => paths.length === 1 && paths[0] !== "/healthz");
  const costs = await measureCosts(
    shop,
    single.map(({ name, paths: [path = ""] }) => ({ name, path })),
  );
  const failures = await measureAll(shop, pages);
  await printPlatform(shop, costs);
  return failures;
});
console.log("\nPages that visitors share, as they are served unless a customer has logged in:");
const failedShared = await inShop({ sharesPages: true }, ({ shop, catalogue: { firstId } }) =>
  measureAll(shop, [
    { name: "list, shared", paths: ["/pc/goods_list/2"], target: 3000 },
    { name: "product, shared", paths: [`/pc/goods_details/${firstId}`], target: 2000 },
    { name: "home, shared", paths: ["/pc/"], target: 3000 },
  ]),
);
if (failed + failedShared > 0) process.exitCode = 1;
