import type { Page } from "@playwright/test";
import { builtFile } from "./built-file.ts";
import { expect, hydrated, test } from "./shop.ts";

// What is pressed in a page of which some parts answer and others are still the server's. A navigation then is the browser's
// own: the router would draw the next page where the rest is yet to be compared with this one, which is an error in the console.

/** Opens a page whose frame does not answer yet. @returns lets the code of the frame arrive */
async function openBeforeFrame(page: Page, url: string): Promise<() => void> {
  const late = Promise.withResolvers<void>();
  await page.route(builtFile("chrome-components.ts"), async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  // React notes on what it has hydrated whose it is.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#main h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  return late.resolve;
}

test.describe("input during hydration", { tag: "@storefront" }, () => {
  test("a link that is pressed while the page is hydrated leads to its page", async ({ page }) => {
    const frameArrives = await openBeforeFrame(page, "/pc/goods_list/1");
    const product = page.locator("#main article").first().getByRole("link").first();
    const path = (await product.getAttribute("href")) ?? "";
    await product.click({ noWaitAfter: true });
    frameArrives();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Hot list");
    await hydrated(page);
    expect(page.url()).toContain(path);
  });

  test("a search that is sent while the page is hydrated finds what it says", async ({ page }) => {
    const frameArrives = await openBeforeFrame(page, "/pc/shop_street");
    const search = page.locator("#main").getByRole("searchbox");
    await search.fill("tea");
    await search.press("Enter", { noWaitAfter: true });
    frameArrives();
    await expect(page).toHaveURL(/[?&]name=tea/);
    await hydrated(page);
    await expect(search).toHaveValue("tea");
  });
});
