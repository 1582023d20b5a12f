import type { Page } from "@playwright/test";
import { expect, hydrated, open, teapot, test } from "./shop.ts";

/** The links within the shop that have another form than the hash form. */
async function otherLinks(page: Page): Promise<Set<string>> {
  const hrefs = await page
    .locator("a[href^='/pc']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(5);
  return new Set(hrefs.filter((href) => !href.startsWith("/pc/#/")));
}

/** Scrolls, and waits until the page has been told: the router notes a position by that event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => resolve(), { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );
}

/** Each names its language, so it has to ask the server. */
const languageLinks = (path: string) => new Set(["en", "zh", "ja", "ko"].map((each) => `/pc/${each}${path}`));

test("the address bar and every link have the hash form", async ({ page, baseURL }) => {
  const { id } = await teapot();
  for (const path of [`/goods_details/${id}`, "/goods_list?name=cup", "/shop_cart", "/account/login"]) {
    await open(page, `/pc${path}`);
    expect(page.url()).toBe(`${baseURL}/pc/#${path}`);
    expect(await otherLinks(page)).toEqual(languageLinks(path));
  }
});

test("a deep fragment is answered by the server with the complete page", async ({ page, baseURL, request }) => {
  const { id, name } = await teapot();
  const html = await (await request.get(`/pc/goods_details/${id}`)).text();
  expect(html).toContain(name);
  const documents: string[] = [];
  page.on("request", (each) => {
    if (each.resourceType() === "document") documents.push(each.url());
  });
  await open(page, `/pc/#/goods_details/${id}`);
  expect(documents.at(-1)).toBe(`${baseURL}/pc/goods_details/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(page.url()).toBe(`${baseURL}/pc/#/goods_details/${id}`);
});

test("a link has the hash form before the scripts are there, and asks the server then", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/pc/goods_list/1", { waitUntil: "commit" });
  const product = page.locator("#main article").first().getByRole("link").first();
  await expect(product).toHaveAttribute("href", /^\/pc\/#\/goods_details\/\d+$/);
  expect(await otherLinks(page)).toEqual(languageLinks("/goods_list/1"));
  await product.click({ noWaitAfter: true });
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Hot list");
  expect(page.url()).toContain("/pc/#/goods_details/");
  held.resolve();
  await hydrated(page);
});

test("a reload keeps the page and its scroll position", async ({ page }) => {
  await open(page, "/pc/#/goods_list?name=cup");
  await scrollTo(page, 600);
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => Math.abs(window.scrollY - 600) < 5);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("cup");
});

test("going back across documents restores page and scroll position", async ({ page }) => {
  await open(page, "/pc/#/goods_list?name=cup");
  await scrollTo(page, 500);
  await page.goto("/healthz");
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("cup");
  await page.waitForFunction(() => Math.abs(window.scrollY - 500) < 5);
});

test("going back within the document restores the list where it was left", async ({ page }) => {
  await open(page, "/pc/#/goods_list?name=cup");
  const product = page.getByRole("article").nth(6).getByRole("link");
  await product.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await product.click();
  await expect(page.getByRole("navigation", { name: "About this product" })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("cup");
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, before);
});

test("queries are plain text in both forms", async ({ page, baseURL }) => {
  await open(page, "/pc/goods_list?name=2077");
  expect(page.url()).toBe(`${baseURL}/pc/#/goods_list?name=2077`);
  await expect(page.getByRole("banner").getByRole("searchbox")).toHaveValue("2077");
});

test("a trailing slash is taken as without", async ({ page, baseURL, request }) => {
  expect((await request.get("/pc/goods_list/?name=cup", { maxRedirects: 0 })).status()).toBe(200);
  await open(page, "/pc/#/goods_list/?name=cup");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("cup");
  expect(page.url()).toMatch(`${baseURL}/pc/#/goods_list`);
});

test("unknown query keys of a campaign do not cost a redirect", async ({ request }) => {
  expect((await request.get("/pc/goods_list?name=cup&utm_source=mail", { maxRedirects: 0 })).status()).toBe(200);
});

test("the skip link moves the focus, not the page", async ({ page, baseURL }) => {
  await open(page, "/pc/#/goods_list?name=cup");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  expect(page.url()).toBe(`${baseURL}/pc/#/goods_list?name=cup`);
});

test("/ and /pc lead to /pc/ with 302", async ({ request }) => {
  for (const path of ["/", "/pc"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([302, "/pc/"]);
  }
});

test("an explicit language wins, is kept, and is gone from the address", async ({ page, baseURL, context }) => {
  const { id, name } = await teapot("ja");
  await context.addCookies([{ name: "lang", value: "ko", url: baseURL ?? "" }]);
  await open(page, `/pc/ja/goods_details/${id}`);
  expect(page.url()).toBe(`${baseURL}/pc/#/goods_details/${id}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const cookie = (await context.cookies()).find((each) => each.name === "lang");
  expect(cookie).toMatchObject({ value: "ja", path: "/" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(604_800 - 60);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
});

test("an explicit language in a fragment is understood too", async ({ page, baseURL }) => {
  await open(page, "/pc/#/zh/goods_list?name=cup");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh");
  expect(page.url()).toBe(`${baseURL}/pc/#/goods_list?name=cup`);
});

test("a language typed into an open document's address is followed", async ({ page, baseURL }) => {
  await open(page, "/pc/#/goods_list?name=cup");
  await page.evaluate(() => {
    location.hash = "#/ko/goods_list?name=cup";
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect.poll(() => page.url()).toBe(`${baseURL}/pc/#/goods_list?name=cup`);
});

test("another tab's language is followed on the next navigation", async ({ page, context, baseURL }) => {
  await open(page, "/pc/#/goods_list?name=cup");
  await context.addCookies([{ name: "lang", value: "ja", url: baseURL ?? "" }]);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page).toHaveURL(/\/pc\/#\/goods_details\//);
});

test("nothing is guessed from the browser, and an unknown cookie is English", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "ja-JP", ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto("/pc/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.addCookies([{ name: "lang", value: "fr", url: baseURL ?? "" }]);
  await page.goto("/pc/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await context.close();
});
