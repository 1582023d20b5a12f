import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./shop.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const box = (page: Page, name: string) => panel(page).getByRole("checkbox", { name: new RegExp(`^${name} [\\d,]+$`) });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const total = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^[\d,]+\+? products?$/ });

/** What the address says after the path. */
const query = (page: Page) => new URLSearchParams(page.url().split("?")[1] ?? "");

/** How many products a value promises. */
async function promised(page: Page, name: string): Promise<number> {
  const text = await box(page, name).locator("xpath=..").locator("span").last().textContent();
  return Number(text?.replaceAll(",", ""));
}

test.describe("facets", { tag: "@catalog" }, () => {
  test("a value leaves as many products as it says, is in the address, and can be taken away as a chip", async ({
    page,
  }) => {
    // Other journeys bring products along, which are no cameras.
    await open(page, "/pc/goods_list?name=camera");
    const whole = await total(page).textContent();
    const count = await promised(page, "Kestrel");
    await test.step("on a slow device a press keeps the list on the screen, and the focus", async () => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await box(page, "Kestrel").check();
      await expect(page).toHaveURL(/[?&]brand=\d+$/);
      await expect(chips(page).getByRole("link", { name: "Remove Kestrel" })).toBeVisible();
      await expect(total(page)).toHaveText(`${count} products`);
      await expect(box(page, "Kestrel")).toBeFocused();
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    });
    await page.reload();
    await hydrated(page);
    await expect(total(page)).toHaveText(`${count} products`);
    await expect(box(page, "Kestrel")).toBeChecked();
    await test.step("one that is removed by keys leaves the focus on the next one", async () => {
      await box(page, "In stock").check();
      await expect(chips(page).getByRole("link")).toHaveCount(3);
      const kestrel = chips(page).getByRole("link", { name: "Remove Kestrel" });
      await kestrel.focus();
      await page.keyboard.press("Enter");
      await expect(page).not.toHaveURL(/brand/);
      await expect(chips(page).getByRole("link", { name: "Remove In stock" })).toBeFocused();
    });
    await chips(page).getByRole("link", { name: "Remove In stock" }).click();
    await expect(total(page)).toHaveText(whole ?? "");
    await expect(page).not.toHaveURL(/has/);
  });

  test("values of one filter add to each other, those of several narrow down", async ({ page }) => {
    await open(page, "/pc/goods_list");
    const [one, other] = [await promised(page, "Kestrel"), await promised(page, "Fieldsteel")];
    await box(page, "Kestrel").check();
    // Until the counts of both brands have come, the panel shows those of the first alone.
    const counts = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname.endsWith("/goods/facets") && /^\d+\D\d+$/.test(searchParams.get("brands") ?? "");
    });
    await box(page, "Fieldsteel").check();
    await expect(total(page)).toHaveText(`${one + other} products`);
    const answer = (await (await counts).json()) as { readonly data: { readonly in_stock: number } };
    const inStock = answer.data.in_stock;
    await expect.poll(() => promised(page, "In stock")).toBe(inStock);
    await box(page, "In stock").check();
    await expect(total(page)).toHaveText(`${inStock} products`);
    for (const name of ["Kestrel", "Fieldsteel", "In stock"])
      await expect(chips(page).getByRole("link", { name: `Remove ${name}` })).toBeVisible();
    await page.goBack();
    await expect(box(page, "In stock")).not.toBeChecked();
    await expect(total(page)).toHaveText(`${one + other} products`);
    await page.goForward();
    await expect(box(page, "In stock")).toBeChecked();
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect(chips(page)).toBeHidden();
    await expect(box(page, "Kestrel")).not.toBeChecked();
    await test.step("hasty presses all count", async () => {
      await page.evaluate(() => {
        for (const value of ["stock", "offer", "free"])
          document.querySelector<HTMLInputElement>(`input[name=has][value=${value}]`)?.click();
      });
      await expect.poll(() => query(page).get("has")).toBe("stock_offer_free");
      for (const name of ["In stock", "On offer", "Free delivery"]) await expect(box(page, name)).toBeChecked();
    });
    await test.step("a brand is found by its name among many", async () => {
      await panel(page).getByRole("searchbox", { name: "Find a brand" }).fill("plainf");
      await box(page, "Plainfold").check();
      await expect(page).toHaveURL(/brand=/);
    });
  });

  test("a filter far down leads to the first of the products that it leaves", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, "/pc/goods_list");
    const last = panel(page).getByRole("checkbox").last();
    await last.scrollIntoViewIfNeeded();
    const first = page.getByRole("article").first();
    await expect(first).not.toBeInViewport();
    await last.check();
    await expect(chips(page)).toBeVisible();
    await expect(first).toBeInViewport();
  });

  test("a range of prices is set by keys alone and by mouse, by handles and by fields", async ({ page }) => {
    await open(page, "/pc/goods_list");
    const [lowest, highest] = [
      panel(page).getByRole("spinbutton", { name: "Lowest price" }),
      panel(page).getByRole("spinbutton", { name: "Highest price" }),
    ];
    await lowest.focus();
    await page.keyboard.type("50");
    await page.keyboard.press("Tab");
    await page.keyboard.type("200");
    await page.keyboard.press("Enter");
    await expect.poll(() => query(page).get("price")).toBe("50-200");
    await expect(highest).toBeFocused();
    await expect(chips(page).getByRole("link").first()).toHaveText("¥50–200");
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    for (const price of await page.getByRole("article").allTextContents()) {
      const yuan = Number(/¥([\d,]+\.\d\d)/.exec(price)?.[1]?.replaceAll(",", ""));
      expect(yuan).toBeGreaterThanOrEqual(50);
      expect(yuan).toBeLessThanOrEqual(200);
    }
    const handle = panel(page).getByRole("slider", { name: "Highest price" });
    await handle.focus();
    await page.keyboard.press("End");
    await expect.poll(() => query(page).get("price")).toBe("50-");
    await expect(handle).toBeFocused();
    await expect(highest).toHaveValue("");
    await test.step("a handle counts when it is let go", async () => {
      const low = panel(page).getByRole("slider", { name: "Lowest price" });
      const at = await low.boundingBox();
      if (at === null) throw new Error("The handle is drawn.");
      const before = await lowest.inputValue();
      await page.mouse.move(at.x + 10, at.y + 10);
      await page.mouse.down();
      await page.mouse.move(at.x + 70, at.y + 10, { steps: 5 });
      await expect(lowest).not.toHaveValue(before);
      expect(query(page).get("price")).toBe("50-");
      await page.mouse.up();
      await expect.poll(() => query(page).get("price")).toMatch(/^(?!50-)[\d.]+-$/);
    });
  });

  test("where facets fail, the list is as wide as without them", async ({ page, guard }) => {
    guard.allow(/50\d/);
    await open(page, "/pc/");
    await page.route(/\/api\/goods\/facets/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("link", { name: "New Arrivals" }).first().click();
    await expect(page.getByRole("group", { name: "Sort by" })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(0);
    const left = async (part: Locator) => (await part.boundingBox())?.x;
    const title = await left(page.getByRole("heading", { level: 1 }));
    // Until they have failed, their place is kept.
    await expect.poll(() => left(page.getByRole("group", { name: "Sort by" }))).toBe(title);
  });

  test("the sheet of a phone counts what its choice leaves, in Korean", async ({ page }) => {
    const filter = "필터";
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/pc/ko/category?id=2");
    const opener = page.getByRole("complementary").getByText(filter, { exact: true });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: filter });
    // The way back closes the sheet, and the list stays.
    await expect(sheet).toBeVisible();
    const before = page.url();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(page.url()).toBe(before);
    await opener.click();
    const button = sheet.getByRole("button", { name: /^상품 [\d,]+개 보기$/ });
    const all = await button.textContent();
    await sheet.locator("input[name=has][value=stock]").check();
    await expect(button).not.toHaveText(all ?? "");
    const after = Number(/[\d,]+/.exec((await button.textContent()) ?? "")?.[0].replaceAll(",", ""));
    const clipped = await sheet.evaluate(
      (element) =>
        [...element.querySelectorAll("h3, label, button")].filter((each) => each.scrollWidth > each.clientWidth + 1)
          .length,
    );
    expect(clipped).toBe(0);
    expect(page.url()).not.toContain("has=");
    await button.click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => query(page).get("has")).toBe("stock");
    await expect(page.locator("summary:focus")).toHaveText(new RegExp(`^${filter}1$`));
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(new RegExp(`${after}`));
  });
});
