import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { locales } from "@plaza/i18n";
import { builtPages } from "../server/built-pages.ts";

/** What a first visit costs in bytes, against the budgets of the architecture. K is 1,024 bytes after gzip -9. */
const client = fileURLToPath(new URL("../dist/client", import.meta.url));
const rootId = "__root__";
const lazyChunkLimit = 32;
const pages = [
  { page: "shell", routes: [], js: 125 },
  { page: "home", routes: ["/default/"], js: 131 },
  { page: "list", routes: ["/default/goods_list/{-$type}"], js: 134 },
  { page: "category", routes: ["/default/category"], js: 134 },
  { page: "product", routes: ["/default/goods_details/{-$id}"], js: 142 },
  { page: "cart", routes: ["/default/shop_cart"], js: 135 },
  { page: "checkout", routes: ["/default/confirm_order"], js: 149 },
  { page: "payment", routes: ["/default/payment"], js: 142 },
  { page: "orders", routes: ["/user/user/order"], js: 142 },
  { page: "order", routes: ["/user/user/order/detail"], js: 142 },
  { page: "login", routes: ["/account/account/login"], js: 142 },
  { page: "register", routes: ["/account/account/register"], js: 142 },
  { page: "forgotten password", routes: ["/account/account/forget_pwd"], js: 142 },
  { page: "addresses", routes: ["/user/user/address"], js: 142 },
  { page: "after-sales", routes: ["/user/user/after_sales"], js: 142 },
  { page: "application for after-sales", routes: ["/user/user/after_sales/apply_sale"], js: 142 },
] as const;
const cssLimit = 12;
const messagesLimit = 8;

const sizes = new Map<string, number>();
function kilobytes(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(`${client}${file}`), { level: 9 }).length / 1024;
  sizes.set(file, known);
  return known;
}
const total = (files: ReadonlySet<string>): number => [...files].reduce((sum, file) => sum + kilobytes(file), 0);
const isCatalog = (file: string): boolean => /\/(?:en|zh|ja|ko)-[^/]+\.js$/.test(file);

/** Each page stands in a layout, which its route id begins with; a page without a route in the usual one. */
function layoutsOf(routes: readonly string[]): readonly string[] {
  return routes.length === 0 ? ["/default"] : routes.map((id) => /^\/[^/]+/.exec(id)?.[0] ?? id);
}

let exceeded = false;
function row(what: string, measured: number, limit: number): void {
  const over = measured > limit;
  exceeded ||= over;
  console.log(
    `${what.padEnd(34)}${measured.toFixed(1).padStart(8)} K of ${String(limit).padStart(4)} K${over ? "  OVER" : ""}`,
  );
}

const source = await builtPages(new URL("../", import.meta.url));
const firstLoad = new Set<string>();
for (const { page, routes, js } of pages) {
  let messages = 0;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const locale of locales) {
    const { manifest, scripts: firstScripts } = await source.load(locale);
    const catalogs = new Set<string>();
    for (const id of [rootId, ...layoutsOf(routes), ...routes]) {
      const route = manifest.routes[id];
      if (route === undefined) throw new Error(`The build knows no route ${id}.`);
      for (const file of firstScripts[id]?.first ?? []) (isCatalog(file) ? catalogs : scripts).add(file);
      for (const file of (route.css ?? []).map(String)) styles.add(file);
    }
    messages = Math.max(messages, total(catalogs));
  }
  for (const file of scripts) firstLoad.add(file);
  row(`${page}: JavaScript`, total(scripts), js);
  row(`${page}: CSS`, total(styles), cssLimit);
  row(`${page}: messages, largest language`, messages, messagesLimit);
}
const lazy = readdirSync(`${client}/assets`)
  .filter((name) => name.endsWith(".js"))
  .map((name) => `/assets/${name}`)
  .filter((file) => !firstLoad.has(file));
// Taken over by the browser when the page answers already: drawn by the server, so nobody waits for it.
const chrome = lazy.find((file) => file.includes("/chrome-components-"));
if (chrome !== undefined) row("the chrome, after the first paint", kilobytes(chrome), lazyChunkLimit);
const largest = lazy.toSorted((a, b) => kilobytes(b) - kilobytes(a))[0];
if (largest !== undefined) row(`largest lazy chunk`, kilobytes(largest), lazyChunkLimit);
process.exitCode = exceeded ? 1 : 0;
