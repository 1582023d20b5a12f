import { readdirSync } from "node:fs";
import { locales } from "@plaza/i18n";
import { builtPages } from "../server/built-pages.ts";
import { client, firstLoadOf, kilobytes, total } from "./script-bytes.ts";

/** What a first visit costs in bytes, against the budgets of the architecture. K is 1,024 bytes after gzip -9. */
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
    const first = firstLoadOf(await source.load(locale), routes);
    for (const file of first.scripts) scripts.add(file);
    for (const file of first.styles) styles.add(file);
    messages = Math.max(messages, total(first.catalogs));
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
