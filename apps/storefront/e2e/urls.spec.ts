import type { Page } from "@playwright/test";
import { teapot } from "./products.ts";
import { expect, hydrated, open, test } from "./shop.ts";

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

test.describe("urls", { tag: "@storefront" }, () => {
  test("the address bar and every link have the hash form, whose query is plain text", async ({ page, baseURL }) => {
    const path = "/goods_list?name=2077";
    await open(page, `/pc${path}`);
    expect(page.url()).toBe(`${baseURL}/pc/#${path}`);
    expect(await otherLinks(page)).toEqual(languageLinks(path));
    await test.step("a trailing slash is taken as without, and a query is what the field says", async () => {
      await open(page, "/pc/#/goods_list/?name=2077");
      expect(page.url()).toMatch(`${baseURL}/pc/#/goods_list`);
      await expect(page.getByRole("banner").getByRole("searchbox")).toHaveValue("2077");
    });
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

  test("a page and its place outlast a reload and the way back, from a product and from another document", async ({
    page,
  }) => {
    const scrolledTo = (top: number) => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 5, top);
    const heading = page.getByRole("heading", { level: 1 });
    await open(page, "/pc/#/goods_list?name=cup");
    await scrollTo(page, 600);
    await test.step("a reload", async () => {
      await page.reload();
      await hydrated(page);
      await scrolledTo(600);
      await expect(heading).toContainText("cup");
    });
    await test.step("back within the document", async () => {
      const product = page.getByRole("article").nth(6).getByRole("link");
      await product.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await product.click();
      await expect(page.getByRole("navigation", { name: "About this product" })).toBeAttached();
      await page.goBack();
      await expect(heading).toContainText("cup");
      await scrolledTo(before);
    });
    await test.step("back across documents", async () => {
      await scrollTo(page, 500);
      await page.goto("/healthz");
      await page.goBack();
      await hydrated(page);
      await expect(heading).toContainText("cup");
      await scrolledTo(500);
    });
  });

  test("the skip link moves the focus, not the page", async ({ page, baseURL }) => {
    await open(page, "/pc/#/goods_list?name=cup");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    expect(page.url()).toBe(`${baseURL}/pc/#/goods_list?name=cup`);
  });

  test("an explicit language wins, is kept, and is gone from the address, wherever it stands", async ({
    page,
    baseURL,
    context,
  }) => {
    const { id, name } = await teapot("ja");
    const isIn = (language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);
    await context.addCookies([{ name: "lang", value: "ko", url: baseURL ?? "" }]);
    await test.step("in a path", async () => {
      await open(page, `/pc/ja/goods_details/${id}`);
      expect(page.url()).toBe(`${baseURL}/pc/#/goods_details/${id}`);
      await isIn("ja");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await page.reload();
      await isIn("ja");
    });
    await test.step("in a fragment", async () => {
      // Another document first: from one fragment to the next would be a step within it.
      await page.goto("/healthz");
      await open(page, "/pc/#/zh/goods_list?name=cup");
      await isIn("zh");
      expect(page.url()).toBe(`${baseURL}/pc/#/goods_list?name=cup`);
    });
    await test.step("typed into the address of an open document", async () => {
      await page.evaluate(() => {
        location.hash = "#/ko/goods_list?name=cup";
      });
      await isIn("ko");
      await expect.poll(() => page.url()).toBe(`${baseURL}/pc/#/goods_list?name=cup`);
    });
  });

  test("an address that is typed while a page is still hydrated is asked of the server, in its language", async ({
    page,
  }) => {
    const late = Promise.withResolvers<void>();
    await page.route("**/assets/home-sections-*.js", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto("/pc/");
    // React marks what it has hydrated: all but the last part.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
    await page.evaluate((hash) => {
      document.documentElement.dataset["former"] = "true";
      location.hash = hash;
    }, "#/ko/goods_list?name=tea");
    late.resolve();
    await expect(page).toHaveURL(/\/pc\/#\/goods_list\?name=tea$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await expect(page.locator("html[data-former]")).toHaveCount(0);
    await hydrated(page);
  });

  test("another tab's language is followed on the next navigation", async ({ page, context, baseURL }) => {
    await open(page, "/pc/#/goods_list?name=cup");
    await context.addCookies([{ name: "lang", value: "ja", url: baseURL ?? "" }]);
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page).toHaveURL(/\/pc\/#\/goods_details\//);
  });
});
