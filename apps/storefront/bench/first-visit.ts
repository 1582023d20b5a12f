import { chromiumLaunch } from "@plaza/tooling/chromium";
import { type Browser, chromium } from "@playwright/test";
import { builtPages } from "../server/built-pages.ts";
import { screens } from "./screens.ts";
import { firstLoadOf, isCatalog, kilobytes, total } from "./script-bytes.ts";
import { openShop } from "./shop-under-load.ts";
import { printTable } from "./table.ts";

/**
 * All scripts that a first visit loads by itself, recorded in Chromium until the network is quiet: those of the first
 * load, which `bench bundle-size` holds against the budgets, and the late ones that came without a hover, a focus or a press.
 * Sizes are after gzip -9; what was transferred is what the server sent, in brotli.
 */
const pages = [
  { page: "home", path: "/pc/", routes: ["/default/"] },
  { page: "list", path: "/pc/goods_list/1", routes: ["/default/goods_list/{-$type}"] },
  { page: "product", path: "/pc/goods_details/1", routes: ["/default/goods_details/{-$id}"] },
] as const;

/** Transferred by one visit at most, in KiB. */
const visitLimit = 165;

/** Some parts begin a moment after the page has become quiet. */
const calmMs = 2500;

/** The scripts of one visit with the bytes that each took on the wire. */
async function visit(browser: Browser, url: string): Promise<ReadonlyMap<string, number>> {
  const page = await browser.newPage(screens.desktop);
  const arriving: Promise<readonly [file: string, bytes: number]>[] = [];
  page.on("requestfinished", (request) => {
    const file = /\/assets\/[^/]+\.js$/.exec(new URL(request.url()).pathname)?.[0];
    if (file !== undefined) arriving.push(request.sizes().then(({ responseBodySize }) => [file, responseBodySize]));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(calmMs);
  const transferred = new Map(await Promise.all(arriving));
  await page.close();
  return transferred;
}

const source = await builtPages(new URL("../", import.meta.url));
const built = await source.load("en");
const shop = await openShop({ ownCore: false });
try {
  const browser = await chromium.launch({ ...chromiumLaunch() });
  try {
    for (const { page, path, routes } of pages) {
      const transferred = await visit(browser, `${shop.storefrontUrl}${path}`);
      const files = [...transferred.keys()];
      const scripts = files.filter((file) => !isCatalog(file));
      const first = firstLoadOf(built, routes).scripts;
      const late = scripts.filter((file) => !first.has(file)).toSorted((a, b) => kilobytes(b) - kilobytes(a));
      const sent = (group: Iterable<string>): number =>
        [...group].reduce((sum, file) => sum + (transferred.get(file) ?? 0), 0) / 1024;
      const row = (what: string, group: Iterable<string>): string[] => [
        what,
        `${total(group).toFixed(1)} K`,
        `${sent(group).toFixed(1)} K`,
      ];
      const isOver = sent(scripts) > visitLimit;
      if (isOver) process.exitCode = 1;
      console.log();
      printTable(
        [page, "gzip -9", "transferred"],
        [
          ...late.map((file) => row(`  late: ${file.replace("/assets/", "")}`, [file])),
          row("first load", first),
          row(`${late.length} late scripts`, late),
          row("whole", scripts),
          row("words besides", files.filter(isCatalog)),
        ],
      );
      console.log(`${sent(scripts).toFixed(1)} K of ${visitLimit} K${isOver ? "  OVER" : ""}`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await shop.close();
}
