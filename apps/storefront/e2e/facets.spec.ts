import type { Locator, Page } from "@playwright/test";
import { axe, expect, open, test } from "./shop.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const box = (page: Page, name: string) => panel(page).getByRole("checkbox", { name: new RegExp(`^${name} [\\d,]+$`) });
const chips = (page: Page) => page.getByRole("list", { name: "Filters in force" });
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

test("a value leaves as many products as it says, is in the address, and can be taken away as a chip", async ({
  page,
}) => {
  await open(page, "/pc/goods_list");
  const whole = await total(page).textContent();
  const count = await promised(page, "Kestrel");
  await box(page, "Kestrel").check();
  await expect(total(page)).toHaveText(`${count} products`);
  await expect(box(page, "Kestrel")).toBeFocused();
  await expect(page).toHaveURL(/[?&]brand=\d+$/);
  await page.reload();
  await expect(total(page)).toHaveText(`${count} products`);
  await expect(box(page, "Kestrel")).toBeChecked();
  await chips(page).getByRole("link", { name: "Remove Kestrel" }).click();
  await expect(total(page)).toHaveText(whole ?? "");
  await expect(page).not.toHaveURL(/brand/);
});

test("on a slow device a press keeps the list on the screen, and the focus", async ({ page }) => {
  await open(page, "/pc/goods_list");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await box(page, "Kestrel").check();
  await expect(page).toHaveURL(/[?&]brand=\d+$/);
  await expect(chips(page).getByRole("link", { name: "Remove Kestrel" })).toBeVisible();
  await expect(box(page, "Kestrel")).toBeFocused();
});

test("values of one filter add to each other, those of several narrow down", async ({ page }) => {
  await open(page, "/pc/goods_list");
  const [one, other] = [await promised(page, "Kestrel"), await promised(page, "Fieldsteel")];
  await box(page, "Kestrel").check();
  await box(page, "Fieldsteel").check();
  await expect(total(page)).toHaveText(`${one + other} products`);
  await expect(total(page)).toHaveText(`${one + other} products`);
  await expect.poll(() => promised(page, "In stock")).toBeLessThanOrEqual(one + other);
  const inStock = await promised(page, "In stock");
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
});

test("hasty presses all count", async ({ page }) => {
  await open(page, "/pc/goods_list");
  await page.evaluate(() => {
    for (const value of ["stock", "offer", "free"])
      document.querySelector<HTMLInputElement>(`input[name=has][value=${value}]`)?.click();
  });
  await expect.poll(() => query(page).get("has")).toBe("stock_offer_free");
  for (const name of ["In stock", "On offer", "Free delivery"]) await expect(box(page, name)).toBeChecked();
});

test("filters stay where the list is sorted or turned, and begin at the first page", async ({ page }) => {
  await open(page, "/pc/goods_list?has=stock&page=2");
  await page.getByRole("group", { name: "Sort by" }).getByRole("link", { name: "Newest" }).click();
  await expect.poll(() => String(query(page))).toBe("has=stock&sort=newest");
  const pageTwo = page.getByRole("link", { name: "Page 2", exact: true });
  // Until the list is the sorted one, its links lead to pages of the other.
  await expect(pageTwo).toHaveAttribute("href", /sort=newest/);
  await pageTwo.click();
  await expect.poll(() => query(page).get("page")).toBe("2");
  await box(page, "On offer").check();
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ has: "stock_offer", sort: "newest" });
});

test("a brand that nobody has stays in the address until it is taken away", async ({ page }) => {
  await open(page, "/pc/goods_list?brand=999999");
  await expect(page.getByText("No product has all of this")).toBeVisible();
  await box(page, "In stock").check();
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ brand: "999999", has: "stock" });
  await page.goBack();
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ brand: "999999" });
});

test("a range of prices is set by keys alone, by handles and by fields", async ({ page }) => {
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
});

test("a handle counts when it is let go", async ({ page }) => {
  await open(page, "/pc/goods_list");
  await panel(page).getByRole("spinbutton", { name: "Lowest price" }).hover();
  const handle = panel(page).getByRole("slider", { name: "Lowest price" });
  const at = await handle.boundingBox();
  if (at === null) throw new Error("The handle is drawn.");
  await page.mouse.move(at.x + 10, at.y + 10);
  await page.mouse.down();
  await page.mouse.move(at.x + 70, at.y + 10, { steps: 5 });
  await expect(panel(page).getByRole("spinbutton", { name: "Lowest price" })).not.toHaveValue("");
  expect(page.url()).not.toContain("price");
  await page.mouse.up();
  await expect(page).toHaveURL(/price=[\d.]+-$/);
});

test("a brand is found by its name among many", async ({ page }) => {
  await open(page, "/pc/goods_list");
  await panel(page).getByRole("searchbox", { name: "Find a brand" }).fill("plainf");
  await box(page, "Plainfold").check();
  await expect(page).toHaveURL(/brand=/);
  await panel(page).getByRole("searchbox", { name: "Find a brand" }).fill("nobody makes this");
  await expect(panel(page).getByText("No such brand here")).toBeVisible();
});

test("a chip that is removed by keys leaves the focus on the next one", async ({ page }) => {
  await open(page, "/pc/goods_list?has=stock_offer&rating=3");
  await chips(page).getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(chips(page).getByRole("link")).toHaveCount(3);
  await expect(chips(page).getByRole("link", { name: "Remove In stock" })).toBeFocused();
});

test("filters that leave nothing say so, and the ways back", async ({ page }) => {
  await open(page, "/pc/goods_list?has=own_free&price=7400-7500");
  await expect(page.getByRole("heading", { name: "No product has all of this" })).toBeVisible();
  await axe(page);
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a category's children say how many products are left of them, and keep the filters", async ({ page }) => {
  await open(page, "/pc/category?id=2&has=stock");
  await expect(panel(page).getByRole("group", { name: "Category" })).toHaveCount(0);
  const child = page.getByRole("group", { name: "Categories" }).getByRole("link").first();
  const count = await child.locator("span").last().textContent();
  await child.click();
  await expect(page).toHaveURL(/has=stock/);
  await expect(total(page)).toHaveText(new RegExp(`^${count} product`));
});

test("a shop's products are narrowed down inside the shop", async ({ page }) => {
  await open(page, "/pc/shop_street_detail?id=1&view=all");
  await expect(panel(page).getByRole("group", { name: "Shop" })).toHaveCount(0);
  const count = await promised(page, "On offer");
  await box(page, "On offer").check();
  await expect(total(page)).toHaveText(`${count} products`);
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ id: "1", view: "all", has: "offer" });
});

test("a page is canonical without its filters", async ({ page }) => {
  await open(page, "/pc/goods_list?name=cup&brand=1&has=stock");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/pc\/goods_list\?name=cup$/);
});

test("an address that is spelt otherwise leads to its one spelling", async ({ page }) => {
  await open(page, "/pc/goods_list?has=offer,stock&brand=zero&rating=9&price=200-50");
  await expect.poll(() => Object.fromEntries(query(page))).toEqual({ has: "stock_offer", price: "50-200" });
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel is a form", async ({ page }) => {
    await page.goto("/pc/goods_list?name=cup&sort=newest");
    await box(page, "In stock").check();
    await box(page, "On offer").check();
    await panel(page).getByRole("spinbutton", { name: "Highest price" }).fill("300");
    await panel(page).getByRole("button", { name: "Apply filters" }).click();
    await expect
      .poll(() => Object.fromEntries(query(page)))
      .toEqual({
        name: "cup",
        sort: "newest",
        has: "stock_offer",
        price: "-300",
      });
    await expect(chips(page).getByRole("link")).toHaveText(["Up to ¥300", "In stock", "On offer", "Clear all"]);
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect.poll(() => Object.fromEntries(query(page))).toEqual({ name: "cup", sort: "newest" });
  });

  test("the form of a phone unfolds", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/pc/shop_street_detail?id=1&view=all");
    await expect(box(page, "In stock")).toBeHidden();
    await panel(page).getByText("Filter", { exact: true }).click();
    await box(page, "In stock").check();
    await panel(page).getByRole("button", { name: "Apply filters" }).click();
    await expect.poll(() => Object.fromEntries(query(page))).toEqual({ id: "1", view: "all", has: "stock" });
  });
});

for (const [language, filter, show] of [
  ["en", "Filter", /^Show [\d,]+ products?$/],
  ["zh", "筛选", /^显示 [\d,]+ 件商品$/],
  ["ja", "絞り込み", /^[\d,]+件の商品を見る$/],
  ["ko", "필터", /^상품 [\d,]+개 보기$/],
] as const)
  test(`the sheet of a phone counts what its choice leaves, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/pc/${language}/category?id=2`);
    const opener = page.getByRole("complementary").getByText(filter, { exact: true });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: filter });
    const button = sheet.getByRole("button", { name: show });
    const before = await button.textContent();
    await sheet.locator("input[name=has][value=stock]").check();
    await expect(button).not.toHaveText(before ?? "");
    const after = Number(/[\d,]+/.exec((await button.textContent()) ?? "")?.[0].replaceAll(",", ""));
    await axe(page);
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
