import type { Page } from "@playwright/test";
import { findProducts, teapot } from "./products.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";

const key = "plaza:device-comparison";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const tick = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Compare: ${name}`, exact: true }).first();
const tray = (page: Page) => page.getByRole("region", { name: "Products to compare" });
const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const ticked = (page: Page): Promise<readonly number[]> =>
  page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? "{}") as { products?: readonly { readonly id: number }[] };
    return (stored.products ?? []).map(({ id }) => id);
  }, key);

/** Some teapots, in the order of the search. */
async function teapots(count: number) {
  const found = await findProducts("Teapot");
  if (found.length < count) throw new Error("The demo has that many teapots");
  return found.slice(0, count);
}

test.describe("compare", { tag: "@catalog" }, () => {
  test("products are ticked in a list by mouse, and compared", async ({ page }) => {
    const [first, second] = await teapots(2);
    if (first === undefined || second === undefined) return;
    await open(page, "/pc/goods_list?name=Teapot");
    await tick(page, first.name).hover();
    await tick(page, first.name).check();
    await expect(tray(page).getByText("3 more fit.")).toBeVisible();
    await tick(page, second.name).check();
    await axe(page);
    await tray(page).getByRole("link", { name: "Compare 2" }).click();
    await expect(heading(page, "Compare")).toBeVisible();
    await expect(tray(page)).toHaveCount(0);
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await expect(page.getByRole("columnheader").first()).toContainText(first.name);
    await expect(row(page, /^Price today/)).toContainText("Lowest");
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");

    await page.getByRole("switch", { name: "Differences only" }).check();
    // The heads of both groups of rows.
    await expect(page.getByRole("rowheader").filter({ hasNotText: "differs" })).toHaveText(["Buying", "Product"]);
    await test.step("one that is taken away is ticked no longer, and others are looked for where it comes from", async () => {
      await page.getByRole("link", { name: `Stop comparing: ${first.name}` }).click();
      await expect(page.getByRole("columnheader")).toHaveCount(1);
      await expect(page.getByText(/^One product alone/)).toBeVisible();
      expect(await ticked(page)).toEqual([second.id]);
      await page.getByRole("link", { name: "Add a product" }).click();
      await expect(tray(page).getByRole("link", { name: "Compare 1" })).toBeVisible();
      // Where one more is looked for all ticks are shown.
      await expect(page.getByRole("checkbox", { name: "Compare", exact: true })).toBeChecked();
    });
  });

  test("ticks are the same in two tabs, after a reload, and in another language, where names follow", async ({
    page,
    context,
  }) => {
    const pot = await teapot();
    const inChinese = await teapot("zh");
    await open(page, "/pc/goods_list?name=Teapot");
    const other = await context.newPage();
    await open(other, `/pc/goods_details/${pot.id}`);
    await expect(tick(other, pot.name)).not.toBeChecked();
    await tick(page, pot.name).check();
    await expect(tick(other, pot.name)).toBeChecked();
    await expect(tray(other)).toBeVisible();
    await other.close();
    await page.reload();
    await hydrated(page);
    await expect(tick(page, pot.name)).toBeChecked();
    await open(page, `/pc/zh/goods_details/${pot.id}`);
    await expect(page.getByRole("button", { name: `取消对比：${inChinese.name}` })).toBeVisible();
    await page.getByRole("link", { name: "对比 1 件" }).click();
    await expect(page.getByRole("columnheader", { name: inChinese.name })).toBeVisible();
  });

  test("a shared address shows the same products on another device, and what is invalid in it is left out", async ({
    page,
  }) => {
    const [first, second] = await teapots(2);
    if (first === undefined || second === undefined) return;
    await open(page, `/pc/compare?ids=${second.id},x,${first.id},${second.id},-4`);
    const columns = page.getByRole("columnheader");
    await expect(columns).toHaveCount(2);
    await expect(columns.first()).toContainText(second.name);
    await page.getByRole("button", { name: "Share" }).click();
    const address = await page.getByRole("textbox", { name: "Address of this page" }).inputValue();
    expect(new URL(address.replace("/#", "")).searchParams.get("ids")).toBe(`${second.id},${first.id}`);
    expect(await ticked(page)).toEqual([]);
    await open(page, address);
    await expect(columns.first()).toContainText(second.name);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("two columns are in sight, the others are swiped to, and labels stay", async ({ page }) => {
      const some = await teapots(4);
      await open(page, `/pc/compare?ids=${some.map(({ id }) => id).join(",")}`);
      const side = page.getByRole("region", { name: "Products side by side" });
      const columns = page.getByRole("columnheader");
      await expect(columns.nth(1)).toBeInViewport({ ratio: 0.9 });
      await expect(columns.nth(2)).not.toBeInViewport({ ratio: 0.1 });
      await side.evaluate((element) => element.scrollTo({ left: 180, behavior: "smooth" }));
      // It comes to rest at a column.
      await expect.poll(() => side.evaluate(({ scrollLeft }) => scrollLeft)).toBe(195);
      await expect(columns.nth(2)).toBeInViewport({ ratio: 0.9 });
      const label = await page.getByRole("rowheader", { name: /^Price today/ }).boundingBox();
      expect(label?.x).toBe(0);
    });

    test("the switch above a list shows all ticks, and the tray stands above the tab bar", async ({ page }) => {
      await open(page, "/pc/goods_list/1");
      const cards = page.getByRole("checkbox", { name: /^Compare: / });
      await expect(page.getByRole("checkbox", { name: "Compare", exact: true })).toBeVisible();
      await expect(cards).toHaveCount(0);
      await page.getByRole("checkbox", { name: "Compare", exact: true }).tap();
      await cards.first().tap();
      const box = await tray(page).boundingBox();
      const tabs = await page.getByRole("navigation", { name: "Main places" }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
    });
  });
});
