import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { untilReady } from "../server-process.ts";
import { repository } from "./processes.ts";

/** Takes the screenshots of the README from the built storefront and a demo marketplace that was opened for them. */

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly phone?: boolean;
  /** What lies in the cart of the demo customer who looks at it; without it a visitor does. */
  readonly bought?: readonly number[];
}

const target = `${repository}apps/storefront/screenshots`;
const maxBytes = 150 * 1024;

/** The product with the most to show: two options, some of whose combinations are sold out. */
async function teapot(shop: string): Promise<number> {
  const answer = await fetch(`${shop}/api/pc/goodsList?name=Glazed+Stoneware+Teapot`, { headers: { lang: "en" } });
  const { data } = (await answer.json()) as { readonly data: { readonly list: readonly { readonly id: number }[] } };
  const [first] = data.list;
  if (first === undefined) throw new Error("The demo marketplace has lost its teapot.");
  return first.id;
}

/** True once every image in the viewport has loaded; those outside it load when they are needed. */
function areImagesLoaded(): boolean {
  return [...document.images].every((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const seen = image.checkVisibility() && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return !seen || (image.complete && image.naturalWidth > 0);
  });
}

async function settled(page: Page): Promise<void> {
  await page.waitForSelector("html[data-hydrated=true]");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(areImagesLoaded);
}

/** In the best quality that keeps within the limit. */
async function screenshot(page: Page): Promise<Buffer> {
  for (let quality = 85; quality > 50; quality -= 5) {
    const bytes = await page.screenshot({ type: "jpeg", quality });
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`${page.url()} does not fit into ${maxBytes} bytes.`);
}

/** Logs in as a customer of the demo, whose cart then holds these SKUs. */
async function becomeCustomer(page: Page, shop: string, skuIds: readonly number[]): Promise<void> {
  const headers = { origin: shop };
  const login = { mobile: "13800138000", password: "plaza2026", client: 5 };
  await page.request.post(`${shop}/api/account/login`, { headers, data: login });
  for (const skuId of skuIds)
    await page.request.post(`${shop}/api/cart/add`, { headers, data: { item_id: skuId, goods_num: 1 } });
}

async function take(browser: Browser, shop: string, shot: Shot): Promise<void> {
  const { name, path, width, height, phone = false, bought } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    ...(phone && { deviceScaleFactor: 2, isMobile: true, hasTouch: true }),
  });
  const page = await context.newPage();
  if (bought !== undefined) await becomeCustomer(page, shop, bought);
  const answer = await page.goto(`${shop}${path}`);
  if (answer?.ok() !== true) throw new Error(`${path} is not answered.`);
  await settled(page);
  const bytes = await screenshot(page);
  writeFileSync(`${target}/${name}.jpg`, bytes);
  console.log(`${name}.jpg: ${width} × ${height}, ${(bytes.length / 1024).toFixed(0)} K`);
  await context.close();
}

const data = mkdtempSync(join(tmpdir(), "plaza-screenshots-"));
const [port, backendPort, deskPort] = [await freePort(), await freePort(), await freePort()];
const shop = `http://127.0.0.1:${port}`;
const servers = spawn("node", ["tooling/run/start.ts"], {
  cwd: repository,
  env: {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DESK_PORT: String(deskPort),
    DATA_DIR: data,
    IMAGE_CACHE_DIR: join(data, "images"),
    LOG_LEVEL: "error",
    BACKEND_URL: "",
    DATABASE_URL: "",
    PLAZA_MODE: "demo",
  },
  stdio: ["ignore", "ignore", "inherit"],
});
const ended = once(servers, "exit");
try {
  await untilReady(servers, `${shop}/readyz`, "The shop");
  const product = await teapot(shop);
  const shots: readonly Shot[] = [
    { name: "home-en", path: "/pc/", width: 1280, height: 1100 },
    { name: "list-ja", path: "/pc/ja/goods_list/1", width: 1280, height: 1100 },
    { name: "product-zh", path: `/pc/zh/goods_details/${product}`, width: 1280, height: 1100 },
    { name: "home-phone-ko", path: "/pc/ko/", width: 390, height: 844, phone: true },
    { name: "cart-en", path: "/pc/en/shop_cart", width: 1280, height: 1100, bought: [155, 160, 1117] },
    { name: "login-ja", path: "/pc/ja/account/login", width: 1280, height: 1100 },
  ];
  mkdirSync(target, { recursive: true });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const shot of shots) await take(browser, shop, shot);
  } finally {
    await browser.close();
  }
} finally {
  servers.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
}
