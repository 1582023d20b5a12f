import { couponAnswer, longNews } from "./articles.ts";
import { teapot } from "./products.ts";
import { expect, hydrated, open, productLink, test } from "./shop.ts";

test.describe("journey", { tag: "@storefront" }, () => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("every link leads to the page that it names", async ({ page }) => {
      const heading = page.getByRole("heading", { level: 1 });
      const navigation = page.getByRole("navigation", { name: "Main" });
      await page.goto("/pc/");
      await page.locator("[data-category]").first().click();
      await expect(page).toHaveURL(/\/pc\/category\?id=\d+$/);
      const product = page.getByRole("article").first().getByRole("link").first();
      const name = (await product.textContent()) ?? "";
      await product.click();
      await expect(page).toHaveURL(/\/pc\/goods_details\/\d+$/);
      await expect(heading).toHaveText(name);
      await navigation.getByRole("link", { name: "New Arrivals" }).click();
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

    test("a page is styled before any script runs, and what needs scripts is hidden", async ({ page }) => {
      const { id } = await teapot();
      const product = `/pc/goods_details/${id}`;
      for (const path of ["/pc/", product]) {
        await page.goto(path);
        expect(await page.locator("body").evaluate((body) => getComputedStyle(body).margin)).toBe("0px");
        const { width, x } = (await page.locator("#main").boundingBox()) ?? { width: 0, x: 0 };
        expect([Math.round(width), Math.round(x)]).toEqual([1180, 50]);
      }
      const image = page.getByRole("img", { name: /Teapot/ }).first();
      expect(Math.round((await image.boundingBox())?.width ?? 0)).toBe(580);
      await expect(page.getByRole("heading", { name: "Price history" })).toBeHidden();
      await page.goto(`/pc/compare?ids=${id},1`);
      await expect(page.getByRole("columnheader")).toHaveCount(2);
      await expect(page.getByRole("switch", { name: "Differences only" })).toBeHidden();
      await page.goto(`/pc${await longNews()}`);
      await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
      await page.goto(`/pc${await couponAnswer()}`);
      await expect(page.getByText("Did this help?")).toBeHidden();
      await page.goto("/pc/account/login");
      await expect(page.locator("noscript svg")).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/pc/goods_list?name=cup");
      const stock = page.getByRole("complementary", { name: "Filters" }).getByRole("checkbox", { name: /^In stock/ });
      await expect(stock).toBeHidden();
      await page.getByRole("complementary", { name: "Filters" }).getByText("Filter", { exact: true }).click();
      await expect(stock).toBeVisible();
    });
  });

  test("from home through a search to a product, and back", async ({ page, baseURL }) => {
    const { name } = await teapot("zh");
    const field = page.getByRole("banner").getByRole("searchbox");
    const heading = page.getByRole("heading", { level: 1 });
    await open(page, "/pc/zh/");
    await test.step("an empty search is said and leads nowhere", async () => {
      await field.fill("   ");
      await page.getByRole("button", { name: "搜索" }).click();
      await expect(page.getByRole("alert").getByText("请输入商品名称")).toBeVisible();
      expect(page.url()).toBe(`${baseURL}/pc/`);
    });
    await test.step("one that finds nothing offers what is popular", async () => {
      await field.fill("qqzzxxyy");
      await field.press("Enter");
      await expect(page.getByRole("heading", { name: /qqzzxxyy/ }).last()).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "看看大家在买什么" }).click();
      await expect(page).toHaveURL(/hotgoods_list|goods_list\/1/);
    });
    // The address changes before the page does: what is typed meanwhile stays when the page arrives.
    await field.fill(name);
    await expect(heading).toHaveText("热销榜单");
    await expect(field).toHaveValue(name);
    await field.press("Enter");
    // The page before has a link of that name, too.
    await expect(heading).toContainText(name);
    await productLink(page, name).click();
    await expect(heading).toHaveText(name);
    await expect(page).toHaveTitle(`${name} - Plaza`);
    await expect(page.getByRole("radiogroup")).toHaveCount(2);
    await page.goBack();
    await expect(field).toHaveValue(name);
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

  test("the language switcher keeps the page, and only the shown language's messages are fetched", async ({ page }) => {
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const match = /\/assets\/(en|zh|ja|ko)-[\w-]+\.js/.exec(request.url());
      if (match?.[1] !== undefined) fetched.add(match[1]);
    });
    const { name } = await teapot("ja");
    await open(page, "/pc/ja/goods_list?name=teapot");
    await productLink(page, name).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("radiogroup").first()).toBeVisible();
    expect([...fetched]).toEqual(["ja"]);
    await page.getByText("日本語", { exact: true }).first().click();
    await page.getByRole("menuitem", { name: "한국어" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText((await teapot("ko")).name);
  });
});
