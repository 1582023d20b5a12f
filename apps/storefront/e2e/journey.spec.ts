import { expect, findProducts, hydrated, open, productLink, teapot, test } from "./shop.ts";

const languages = ["en", "zh", "ja", "ko"] as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of languages)
    test(`a product is found by search and opened in ${lang}`, async ({ page }) => {
      const { id, name } = await teapot(lang);
      await page.goto(`/pc/${lang}/`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await page.getByRole("banner").getByRole("searchbox").fill(name);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/pc\/goods_list\?name=/);
      await expect(productLink(page, name)).toBeVisible();
      await page.goto(`/pc/goods_details/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(`${name} - Plaza`);
    });

  test("every link leads to the page that it names", async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const places = page.getByRole("navigation", { name: "Main" });
    await page.goto("/pc/");
    await page.locator("[data-category]").first().click();
    await expect(page).toHaveURL(/\/pc\/category\?id=\d+$/);
    const product = page.getByRole("article").first().getByRole("link").first();
    const name = (await product.textContent()) ?? "";
    await product.click();
    await expect(page).toHaveURL(/\/pc\/goods_details\/\d+$/);
    await expect(heading).toHaveText(name);
    await places.getByRole("link", { name: "New Arrivals" }).click();
    await expect(heading).toHaveText("New arrivals");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(/\/pc\/goods_list\/2\?page=2$/);
    await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
    await expect(heading).toHaveText("Cart");
    await expect(page.locator("noscript svg")).toBeVisible();
    await expect(page.getByText("Loading", { exact: true })).toBeHidden();
    await page.getByRole("button", { name: "All categories" }).hover();
    await expect(page.locator("[data-category]").first()).toBeVisible();
    await page.getByRole("link", { name: "Log in" }).first().click();
    await expect(page).toHaveURL(/\/pc\/account\/login$/);
    await expect(heading).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "My orders" }).first().click();
    await expect(page).toHaveURL(/\/pc\/account\/login$/);
  });

  test("every page is styled before any script runs", async ({ page, guard }) => {
    guard.allow(/404/);
    const { id } = await teapot();
    for (const path of ["/pc/", "/pc/goods_list?name=cup", "/pc/category", `/pc/goods_details/${id}`, "/pc/nowhere"]) {
      await page.goto(path);
      const main = page.locator("#main");
      expect(await page.locator("body").evaluate((body) => getComputedStyle(body).margin)).toBe("0px");
      const { width, x } = (await main.boundingBox()) ?? { width: 0, x: 0 };
      expect([Math.round(width), Math.round(x)]).toEqual([1180, 50]);
    }
    await page.goto(`/pc/goods_details/${id}`);
    const image = await page
      .getByRole("img", { name: /Teapot/ })
      .first()
      .boundingBox();
    expect(Math.round(image?.width ?? 0)).toBe(580);
  });
});

for (const lang of languages)
  test(`from home through a search to a product in ${lang}`, async ({ page }) => {
    const { name } = await teapot(lang);
    await open(page, `/pc/${lang}/`);
    await page.getByRole("banner").getByRole("searchbox").fill(name);
    await page.getByRole("banner").getByRole("searchbox").press("Enter");
    await productLink(page, name).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} - Plaza`);
    await expect(page.getByRole("radiogroup")).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole("banner").getByRole("searchbox")).toHaveValue(name);
  });

test("an empty search is said and leads nowhere", async ({ page, baseURL }) => {
  await open(page, "/pc/");
  await page.getByRole("banner").getByRole("searchbox").fill("   ");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("alert").getByText("Please enter the product name")).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/pc/`);
});

test("a search that finds nothing offers departments", async ({ page }) => {
  await open(page, "/pc/goods_list?name=qqzzxxyy");
  await expect(page.getByRole("heading", { name: "Nothing found for “qqzzxxyy”" })).toBeVisible();
  await page.getByRole("link", { name: "See what is popular" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hot list");
  expect(await page.getByRole("article").count()).toBeGreaterThan(10);
});

test("a list is sorted and paged in the address", async ({ page }) => {
  await open(page, "/pc/goods_list?name=cup");
  await page.getByRole("group", { name: "Sort by" }).getByRole("link", { name: "Price" }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  const prices = async (): Promise<number[]> =>
    (await page.getByRole("article").allInnerTexts()).map((text) =>
      Number(/¥\s?([\d,.]+)/.exec(text)?.[1]?.replaceAll(",", "")),
    );
  await expect
    .poll(async () => {
      const all = await prices();
      return all.every((price, at) => at === 0 || price >= (all[at - 1] ?? 0));
    })
    .toBe(true);
  await open(page, "/pc/goods_list/2");
  const first = await page.getByRole("article").first().innerText();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("article").first()).not.toHaveText(first);
  await page.goBack();
  await expect(page.getByRole("article").first()).toContainText(first.split("\n")[0] ?? "");
});

test("price, stock and image follow the variant, and a dead end changes the other option", async ({ page }) => {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  const [glaze, size] = [page.getByRole("radiogroup").first(), page.getByRole("radiogroup").last()];
  await glaze.getByRole("radio", { name: "Cherry" }).click();
  const deadEnd = size.getByRole("radio", { name: "1.2 l" });
  await expect(deadEnd).toHaveAccessibleDescription(/Cherry/);
  const before = await page.locator("#main img").first().getAttribute("src");
  await deadEnd.click();
  await expect(deadEnd).toBeChecked();
  await expect(glaze.getByRole("radio", { name: "Cherry" })).not.toBeChecked();
  await expect(page.locator("#main img").first()).not.toHaveAttribute("src", before ?? "");
  await expect(page.getByRole("status").filter({ hasText: /in stock|Only \d+ left|Sold out/ })).toBeVisible();
});

test("the category panel opens by keyboard and leads to a category", async ({ page }) => {
  await open(page, "/pc/goods_list/1");
  const button = page.getByRole("button", { name: "All categories" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  // The lower levels may still be on their way; the focus follows when they are there.
  const second = page.locator("[data-flyout-of] a:focus");
  await expect(second).toBeVisible();
  const target = (await second.textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(target);
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("the language switcher keeps the page", async ({ page }) => {
  const { id } = await teapot();
  const { name } = await teapot("ko");
  await open(page, `/pc/goods_details/${id}`);
  await page.getByText("English", { exact: true }).first().click();
  await page.getByRole("menuitem", { name: "한국어" }).click();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
});

test("only the shown language's messages are fetched", async ({ page }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const match = /\/assets\/(en|zh|ja|ko)-[\w-]+\.js/.exec(request.url());
    if (match?.[1] !== undefined) fetched.add(match[1]);
  });
  await open(page, "/pc/ja/goods_list?name=cup");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("radiogroup").or(page.getByRole("complementary")).first()).toBeVisible();
  expect([...fetched]).toEqual(["ja"]);
});

test("search forgives a slip and knows every language", async () => {
  for (const text of ["teapto", "ティーポット", "茶壶", "찻주전자", "TEAPOT"])
    expect((await findProducts(text)).length, text).toBeGreaterThan(0);
});
