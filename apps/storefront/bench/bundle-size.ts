import { readdirSync } from "node:fs";
import { locales } from "@plaza/i18n";
import { builtPages } from "../server/built-pages.ts";
import { client, firstLoadOf, kilobytes, total } from "./script-bytes.ts";

/** What a first visit costs in bytes, against the budgets of the architecture. K is 1,024 bytes after gzip -9. */
const lazyChunkLimit = 40;
const shellLimit = 132;
const pageLimit = 152;
const pages = [
  { page: "shell", routes: [], js: shellLimit },
  { page: "home", routes: ["/default/"], js: pageLimit },
  { page: "list", routes: ["/default/goods_list/{-$type}"], js: pageLimit },
  { page: "category", routes: ["/default/category"], js: pageLimit },
  { page: "product", routes: ["/default/goods_details/{-$id}"], js: pageLimit },
  { page: "cart", routes: ["/default/shop_cart"], js: pageLimit },
  { page: "checkout", routes: ["/default/confirm_order"], js: pageLimit },
  { page: "payment", routes: ["/default/payment"], js: pageLimit },
  { page: "orders", routes: ["/user/user/order"], js: pageLimit },
  { page: "order", routes: ["/user/user/order/detail"], js: pageLimit },
  { page: "login", routes: ["/account/account/login"], js: pageLimit },
  { page: "register", routes: ["/account/account/register"], js: pageLimit },
  { page: "forgotten password", routes: ["/account/account/forget_pwd"], js: pageLimit },
  { page: "addresses", routes: ["/user/user/address"], js: pageLimit },
  { page: "after-sales", routes: ["/user/user/after_sales"], js: pageLimit },
  { page: "application for after-sales", routes: ["/user/user/after_sales/apply_sale"], js: pageLimit },
] as const;
/** Of the one stylesheet. */
const cssLimit = 36;
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
const styles = new Set<string>();
for (const { page, routes, js } of pages) {
  let messages = 0;
  const scripts = new Set<string>();
  for (const locale of locales) {
    const first = firstLoadOf(await source.load(locale), routes);
    for (const file of first.scripts) scripts.add(file);
    for (const file of first.styles) styles.add(file);
    messages = Math.max(messages, total(first.catalogs));
  }
  for (const file of scripts) firstLoad.add(file);
  row(`${page}: JavaScript`, total(scripts), js);
  row(`${page}: messages, largest language`, messages, messagesLimit);
}
row("CSS of the shop", total(styles), cssLimit);
const lazy = readdirSync(`${client}/assets`)
  .filter((name) => name.endsWith(".js"))
  .map((name) => `/assets/${name}`)
  .filter((file) => !firstLoad.has(file));
const largest = lazy.toSorted((a, b) => kilobytes(b) - kilobytes(a))[0];
if (largest !== undefined) row(`largest lazy chunk`, kilobytes(largest), lazyChunkLimit);
process.exitCode = exceeded ? 1 : 0;
