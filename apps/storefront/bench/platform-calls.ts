import { locales } from "@plaza/i18n";
import { load } from "./load.ts";
import type { ShopUnderLoad } from "./shop-under-load.ts";
import { printTable } from "./table.ts";

/** The headers that api-client sends; they decide what the platform does for a call. */
const headers = { accept: "application/json", lang: "en", token: "" };
const secondsPerCall = 2;

interface PageCost {
  readonly name: string;
  /** Calls when nothing is shared yet. */
  readonly first: readonly string[];
  /** Calls when the same was asked for a moment ago. */
  readonly again: readonly string[];
}

async function callsOf(shop: ShopUnderLoad, path: string): Promise<readonly string[]> {
  await shop.ask("calls");
  await (await fetch(`${shop.storefrontUrl}${path}`)).arrayBuffer();
  return shop.ask("calls");
}

/**
 * What pages cost the platform, asked of a shop that nobody has visited yet. Visitors share answers within a language:
 * each page is asked for in another one.
 */
export async function measureCosts(
  shop: ShopUnderLoad,
  pages: readonly { readonly name: string; readonly path: string }[],
): Promise<readonly PageCost[]> {
  const costs: PageCost[] = [];
  for (const [index, { name, path }] of pages.entries()) {
    const language = locales[index];
    if (language === undefined) throw new Error("There are more pages than languages.");
    const translated = path.replace(/^\/pc/, `/pc/${language}`);
    costs.push({ name, first: await callsOf(shop, translated), again: await callsOf(shop, translated) });
  }
  return costs;
}

/** Measures what the platform alone does on those calls, and prints how many pages a second that would feed. */
export async function printPlatform(shop: ShopUnderLoad, costs: readonly PageCost[]): Promise<void> {
  const rates = new Map<string, number>();
  for (const call of new Set(costs.flatMap(({ first }) => first)))
    rates.set(
      call,
      (await load({ origin: shop.backendUrl, paths: [call], seconds: secondsPerCall, headers })).perSecond,
    );
  const pagesPerSecond = (calls: readonly string[]): string => {
    const secondsPerPage = calls.reduce((sum, call) => sum + 1 / (rates.get(call) ?? Number.NaN), 0);
    return calls.length === 0 ? "any" : (1 / secondsPerPage).toFixed(0);
  };
  console.log("\nThe platform alone: the calls of a page that shares nothing and of one that does,");
  console.log("and for how many such pages a second it could answer them");
  printTable(
    ["page", "calls", "pages/s", "sharing", "pages/s"],
    costs.map(({ name, first, again }) => [
      name,
      String(first.length),
      pagesPerSecond(first),
      String(again.length),
      pagesPerSecond(again),
    ]),
  );
  console.log("");
  printTable(
    ["call", "calls/s"],
    [...rates].map(([call, rate]) => [call, rate.toFixed(0)]),
  );
}
