import { parseArgs } from "node:util";
import { chromiumLaunch } from "@plaza/tooling/chromium";
import { type Browser, chromium } from "@playwright/test";
import { killAll } from "chrome-launcher";
import { printFailingAudits, printLighthouse } from "./lighthouse-report.ts";
import { type LighthouseRun, runLighthouse } from "./lighthouse-run.ts";
import { printInteractions, type Interaction } from "./interactions.ts";
import { screens } from "./screens.ts";
import { openShop, type ShopUnderLoad } from "./shop-under-load.ts";

/** What stands in for a page that is on its way, or its heading where it comes at once. */
const changes = "#main output, #main h1";

/**
 * What Lighthouse says of the pages that are opened first, how soon they answer to a shopper on a slow processor, and how soon
 * a press shows that another page is on its way over a slow connection.
 * `--runs` of Lighthouse a page and preset, `--repeats` of each interaction. Times depend on the machine and on what else
 * it does, so none is asserted; a page that does not load is.
 */

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, repeats: { type: "string", default: "7" } },
});
const runCount = Number(options.runs);
const repeats = Number(options.repeats);
const presets = ["mobile", "desktop"] as const;

/** The product with the most to choose from. */
async function teapot({ backendUrl }: ShopUnderLoad): Promise<number> {
  const answer = await fetch(`${backendUrl}/api/pc/goodsList?name=Glazed+Stoneware+Teapot`, {
    headers: { lang: "en" },
  });
  const { data } = (await answer.json()) as { readonly data: { readonly list: readonly { readonly id: number }[] } };
  const [first] = data.list;
  if (first === undefined) throw new Error("The demo marketplace has lost its teapot.");
  return first.id;
}

/** One visit with both screens, down to the end: afterwards every image has its sizes. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  for (const preset of presets) {
    const page = await browser.newPage(screens[preset]);
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await page.waitForLoadState("networkidle");
    await page.close();
  }
}

const shop = await openShop({ ownCore: false });
process.once("exit", killAll);
try {
  const product = `/pc/goods_details/${await teapot(shop)}`;
  const list = "/pc/goods_list/1";
  const measurements = Object.entries({ home: "/pc/", list, product }).flatMap(([page, path]) =>
    presets.map((preset) => ({ page, preset, path, runs: [] as LighthouseRun[] })),
  );
  const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...chromiumLaunch(), ...ownSignals });
  try {
    for (const path of new Set(measurements.map(({ path }) => path)))
      await warmUp(browser, `${shop.storefrontUrl}${path}`);
    for (let run = 0; run < runCount; run += 1)
      for (const { path, preset, runs } of measurements)
        await runLighthouse(`${shop.storefrontUrl}${path}`, preset).then(
          (measured) => runs.push(measured),
          (error: unknown) => {
            console.error(error);
            process.exitCode = 1;
          },
        );
    printLighthouse(measurements, runCount);
    printFailingAudits(measurements);
    await printInteractions(
      browser,
      shop.storefrontUrl,
      [
        {
          name: "change the variant",
          path: product,
          target: (page) => page.locator("#main [role=radiogroup] label:has(input:not(:checked, :disabled))"),
          changes: "#main :has(> [role=radiogroup])",
        },
        {
          name: "next page of a list",
          path: list,
          target: (page) => page.getByRole("link", { name: "Next page" }),
          changes: "#main article",
        },
        {
          name: "open the categories",
          path: list,
          target: (page) => page.getByRole("button", { name: "All categories" }),
          changes: "dialog[open], [role=group] > button[aria-expanded] + div",
        },
      ],
      { name: "at a fourth of this processor's speed", slowdown: 4 },
      repeats,
    );
    await printInteractions(
      browser,
      shop.storefrontUrl,
      pagePresses(product, list),
      { name: "over slow 3G", slowdown: 1, network: { latencyMs: 400, bitsPerSecond: 400_000 } },
      repeats,
    );
  } finally {
    await browser.close();
  }
} finally {
  await shop.close();
}

/** Presses that lead to another page, from the pages at these addresses. */
function pagePresses(product: string, list: string): readonly Interaction[] {
  return [
    {
      name: "home to a product",
      path: "/pc/",
      target: (page) => page.getByRole("main").getByRole("article").getByRole("link"),
      changes,
    },
    {
      name: "list to a product",
      path: list,
      target: (page) => page.getByRole("main").getByRole("article").getByRole("link"),
      changes,
    },
    {
      name: "product to the cart",
      path: product,
      target: (page) => page.getByRole("link", { name: /^Cart/ }),
      changes,
    },
    {
      name: "search from the header",
      path: product,
      before: (page) => page.getByRole("banner").getByRole("searchbox").fill("cup"),
      target: (page) => page.getByRole("banner").getByRole("button", { name: "Search" }),
      changes,
    },
  ];
}
