import type { Page } from "@playwright/test";
import { axe, expect, findProducts, hydrated, open, productLink, teapot, test } from "./shop.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("home", () => {
  test("offers themes, the flash sale, hot list, new arrivals and shops", async ({ page }) => {
    await open(page, "/pc/");
    await expect(page.getByRole("list", { name: "Themes" }).getByRole("listitem")).toHaveCount(4);
    // Two more stand among the picks.
    await expect(page.getByText("Breakfast, but later")).toBeVisible();
    await expect(region(page, "Hot list").getByRole("article")).toHaveCount(5);
    await expect(region(page, "Hot list").getByRole("article").first()).toContainText("No. 1");
    await expect(region(page, "Hot list").getByRole("article").first()).toContainText(/\d bought/);
    await expect(region(page, "New arrivals").getByRole("article")).toHaveCount(4);
    await expect(region(page, "Shops to stroll through").getByRole("article")).toHaveCount(4);
    await expect(region(page, "Shops to stroll through").getByRole("article").first()).toContainText(/\d products/);
    await region(page, "Hot list")
      .getByRole("link", { name: /View all/ })
      .click();
    await expect(page).toHaveURL(/\/hotgoods_list\/1$/);
  });

  test("counts down to the end of the flash sale, with a label and reduced prices", async ({ page }) => {
    await open(page, "/pc/");
    const sale = region(page, "Flash sale");
    await expect(sale).toContainText(/\d\d:00 session ends in|Starts at \d\d:00, in/);
    const timer = sale.getByRole("timer");
    const left = await timer.textContent();
    await expect(timer).not.toHaveText(left ?? "");
    const cards = sale.getByRole("article");
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of await cards.all()) {
      await expect(card).toContainText(/−\d+%/);
      await expect(card).toContainText("was ¥");
      await expect(card).toContainText(/\d% taken|bought|Sold out/);
    }
    await expect(sale.getByRole("listitem")).toHaveCount(4);
  });

  test("shows the time that is left also in a browser whose clock is wrong", async ({ page }) => {
    await open(page, "/pc/");
    const timer = region(page, "Flash sale").getByRole("timer");
    const hoursLeft = async () => {
      const [hours = 0, minutes = 0] = ((await timer.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
      return hours + minutes / 60;
    };
    const before = await hoursLeft();
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() - 5 * 3_600_000;
    });
    await page.reload();
    await hydrated(page);
    // The browser has counted once.
    const first = await timer.textContent();
    await expect(timer).not.toHaveText(first ?? "");
    // The next session may have begun in between.
    expect(Math.abs((await hoursLeft()) - before)).toBeLessThan(4);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("every section is there but the recently viewed products", async ({ page }) => {
      await page.goto("/pc/");
      for (const name of ["Flash sale", "Hot list", "New arrivals", "Shops to stroll through"])
        await expect(region(page, name)).toBeVisible();
      await expect(region(page, "Flash sale").getByRole("timer")).toHaveText(/\d\d:\d\d:\d\d/);
      await expect(region(page, "Recently viewed")).toHaveCount(0);
    });
  });
});

test("viewed products are remembered on the device, until they are cleared", async ({ page }) => {
  const [first, second] = await findProducts("cup");
  for (const product of [first, second]) {
    await open(page, `/pc/goods_details/${product?.id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("plaza:recently-viewed")))
      .toContain(product?.name ?? "nothing");
  }
  await open(page, "/pc/");
  const shelf = region(page, "Recently viewed");
  await expect(shelf.getByRole("heading", { level: 3 })).toHaveText([second?.name ?? "", first?.name ?? ""]);
  await axe(page);
  await shelf.getByRole("button", { name: "Clear" }).click();
  await expect(shelf).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(shelf).toHaveCount(0);
});

test.describe("the hot list", () => {
  for (const path of ["/pc/hotgoods_list", "/pc/hotgoods_list/1", "/pc/goods_list/1"])
    test(`is at ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hot list");
      await expect(page).toHaveTitle("Hot list - Plaza");
      await expect(page.getByRole("article").first()).toContainText("No. 1");
    });

  test("has no other types", async ({ request }) => {
    for (const type of ["2", "0", "hot"]) expect((await request.get(`/pc/hotgoods_list/${type}`)).status()).toBe(404);
  });
});

test.describe("a list", () => {
  test("shows larger pages, and keeps size and place on the way back", async ({ page }) => {
    await open(page, "/pc/goods_list/2");
    await page.getByRole("group", { name: "Products per page" }).getByRole("link", { name: "48" }).click();
    await expect(page.getByRole("article")).toHaveCount(48);
    await expect(page).toHaveURL(/size=48/);
    const second = page.getByRole("link", { name: "Page 2", exact: true });
    await second.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(second).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toHaveCount(1);
    const card = page.getByRole("article").nth(30).getByRole("link");
    const name = (await card.textContent()) ?? "";
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(48);
    await expect(page).toHaveURL(/size=48/);
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  });

  test("dims its products while the next page is loading, and says when that fails", async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await open(page, "/pc/goods_list/2");
    let answers = true;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/pc/goodsList?*", async (route) => {
      if (answers) return route.continue();
      await held;
      return route.abort();
    });
    answers = false;
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page.locator("[aria-busy=true]").getByRole("article").first()).toBeVisible();
    release();
    await expect(page.getByRole("alert").filter({ hasText: "These products did not load" })).toBeVisible();
    answers = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article")).toHaveCount(24);
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  });

  test("beyond its end leads to its last page, and stays out of search engines", async ({ page }) => {
    await open(page, "/pc/goods_list/2?page=999");
    await expect(page.getByRole("heading", { name: "There is no page 999" })).toBeVisible();
    await expect(page.locator("head > meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });

  test("that is slow shows a skeleton", async ({ page }) => {
    await open(page, "/pc/");
    await page.route("**/api/pc/goodsList?*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "New Arrivals" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New arrivals");
    await expect(page.getByRole("article")).toHaveCount(24);
  });
});

test.describe("from a card to its product", () => {
  async function transition(page: Page): Promise<readonly string[]> {
    await open(page, "/pc/goods_list/2");
    const card = page.getByRole("article").nth(5).getByRole("link");
    const product = page.getByRole("heading", { level: 1, name: (await card.textContent()) ?? "" });
    // A product that has been looked at is there at once: nothing stands in for it meanwhile.
    await card.click();
    await expect(product).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    await page.evaluate(() => {
      const seen: Promise<readonly string[]>[] = [];
      Object.assign(window, { seen });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const begun = start(options);
        const types = typeof options === "object" ? (options.types ?? []) : [];
        const moved = begun.ready.then(() =>
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ""),
        );
        seen.push(moved.then((parts) => [...types, ...parts]));
        return begun;
      };
    });
    await card.click();
    await expect(product).toBeVisible();
    return page.evaluate<string[]>("Promise.all(seen).then((all) => all.flat())");
  }

  test("the image moves along, and the page does not fade", async ({ page }) => {
    const parts = await transition(page);
    expect(parts[0]).toBe("product");
    for (const side of ["old", "new"]) expect(parts).toContain(`::view-transition-${side}(product-image)`);
    expect(parts.join(" ")).not.toContain("(page)");
  });

  test("nothing moves with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await transition(page)).toEqual([]);
  });
});

test.describe("suggestions", () => {
  const field = (page: Page) => page.getByRole("banner").getByRole("searchbox");
  const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

  test("are walked through and followed by keyboard", async ({ page }) => {
    await open(page, "/pc/");
    await field(page).pressSequentially("teapo");
    await expect(list(page).getByRole("group", { name: "Products" }).getByRole("option").first()).toContainText(
      "Teapot",
    );
    await expect(page.getByRole("search").getByRole("status")).toHaveText(/\d suggestions/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const first = list(page).getByRole("option").first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await expect(field(page)).toBeFocused();
    await axe(page);
    const name = await first.locator("span").first().textContent();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await expect(list(page)).toHaveCount(0);
  });

  test("are closed by Escape, which keeps the text; Enter without a chosen one searches", async ({ page }) => {
    await open(page, "/pc/");
    await field(page).pressSequentially("cup");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("cup");
    await page.keyboard.press("ArrowDown");
    await expect(list(page)).toBeVisible();
    await expect(list(page).getByRole("option", { selected: true })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “cup”");
    await expect(list(page)).toHaveCount(0);
  });

  test("are open again where an arrow follows Escape at once", async ({ page }) => {
    await open(page, "/pc/");
    await field(page).pressSequentially("cup");
    await expect(list(page)).toBeVisible();
    await field(page).evaluate(async (input) => {
      const press = (key: string) => input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      press("Escape");
      await Promise.resolve();
      press("ArrowDown");
    });
    // Not the one that was closed: it is asked for anew.
    await page.waitForTimeout(500);
    await expect(list(page)).toBeVisible();
  });

  test("lead on by mouse, also to a category", async ({ page }) => {
    await open(page, "/pc/goods_list/2");
    await field(page).pressSequentially("teapot");
    const category = list(page).getByRole("group", { name: "Categories" }).getByRole("option").first();
    const name = await category.textContent();
    await category.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
    await expect(list(page)).toHaveCount(0);
  });

  test("are closed when the field is left or emptied, and an empty text makes no call", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("goods/suggest")) asked.push(new URL(request.url()).searchParams.get("name") ?? "");
    });
    await open(page, "/pc/");
    await field(page).pressSequentially("   ");
    await field(page).fill("teapot");
    await expect(list(page)).toBeVisible();
    await field(page).fill("");
    await expect(list(page)).toHaveCount(0);
    await field(page).fill("kettle");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list(page)).toHaveCount(0);
    expect(asked).toEqual(["teapot", "kettle"]);
  });

  test("that fail leave the search working", async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await page.route("**/api/goods/suggest?*", (route) => route.abort());
    const { name } = await teapot();
    await open(page, "/pc/");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/goods/suggest"));
    await field(page).pressSequentially(name);
    await failed;
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /error/i })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(productLink(page, name)).toBeVisible();
  });
});
