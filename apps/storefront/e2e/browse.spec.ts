import type { Page } from "@playwright/test";
import { findProducts, teapot } from "./products.ts";
import { expect, hydrated, open, productLink, test } from "./shop.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

test.describe("browse", { tag: "@catalog" }, () => {
  test("viewed products are remembered on the device, until they are cleared", async ({ page }) => {
    const [first, second] = await findProducts("cup");
    for (const product of [first, second]) {
      await open(page, `/pc/goods_details/${product?.id}`);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("plaza:recently-viewed")))
        .toContain(product?.name ?? "nothing");
    }
    await open(page, "/pc/");
    const recentlyViewed = region(page, "Recently viewed");
    await expect(recentlyViewed.getByRole("heading", { level: 3 })).toHaveText([second?.name ?? "", first?.name ?? ""]);
    await recentlyViewed.getByRole("button", { name: "Clear" }).click();
    await expect(recentlyViewed).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(recentlyViewed).toHaveCount(0);
  });

  test.describe("a list", () => {
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

    test("the image moves along, the page does not fade, and nothing moves with reduced motion", async ({ page }) => {
      const parts = await transition(page);
      expect(parts[0]).toBe("product");
      for (const side of ["old", "new"]) expect(parts).toContain(`::view-transition-${side}(product-image)`);
      expect(parts.join(" ")).not.toContain("(page)");
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await transition(page)).toEqual([]);
    });
  });

  test.describe("a search", () => {
    const main = (page: Page) => page.getByRole("main");

    test("that was put right leads by mouse to what was typed, and from there by keys to what comes nearest", async ({
      page,
    }) => {
      await open(page, "/pc/");
      await page.getByRole("banner").getByRole("searchbox").fill("teapto");
      await page.keyboard.press("Enter");
      const typed = main(page).getByRole("link", { name: "Search instead for “teapto”" });
      await expect(typed.locator("xpath=..")).toHaveText(/^Showing results for teapot\./);
      await expect(main(page).getByRole("article").first()).toContainText("Teapot");
      await typed.click();
      await expect(main(page).getByRole("heading", { name: "Nothing found for “teapto”" })).toBeVisible();
      await expect(page).toHaveURL(/name=teapto&literal=1$/);
      const nearest = main(page).getByRole("link", { name: "Search for “teapot”" });
      await nearest.focus();
      await page.keyboard.press("Tab");
      await expect(main(page).getByRole("link", { name: "Browse “Teapots”" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(main(page).getByRole("article").first()).toContainText("Teapot");
      await expect(page).toHaveURL(/name=teapot$/);
    });
  });

  test.describe("suggestions", () => {
    const field = (page: Page) => page.getByRole("banner").getByRole("searchbox");
    const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });

    test("are walked through and followed by keyboard", async ({ page }) => {
      await open(page, "/pc/");
      // All of it at once: a list for each letter would be drawn anew under the keys on a busy machine.
      await field(page).fill("teapo");
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
      await expect(list(page).getByRole("group", { name: "Popular searches" }).getByRole("option").first()).toHaveText(
        "teapot",
      );
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “teapot”");
      await expect(list(page)).toHaveCount(0);
    });

    test("are closed by Escape, which keeps the text; Enter without a chosen one searches", async ({ page }) => {
      await page.clock.install();
      await open(page, "/pc/");
      await field(page).fill("cup");
      await expect(list(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(list(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue("cup");
      await page.keyboard.press("ArrowDown");
      await expect(list(page)).toBeVisible();
      await test.step("an arrow that follows Escape at once asks for them anew", async () => {
        await field(page).evaluate(async (input) => {
          const press = (key: string) => input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          press("Escape");
          await Promise.resolve();
          press("ArrowDown");
        });
        // Not the ones that were closed.
        await page.clock.runFor(500);
        await expect(list(page)).toBeVisible();
      });
      await expect(list(page).getByRole("option", { selected: true })).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “cup”");
      await expect(list(page)).toHaveCount(0);
    });

    test("are closed when the field is left or emptied, which makes no call, and lead on by mouse to a category", async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("goods/suggest")) asked.push(new URL(request.url()).searchParams.get("name") ?? "");
      });
      await open(page, "/pc/goods_list/2");
      await field(page).pressSequentially("   ");
      await field(page).fill("kettle");
      await expect(list(page)).toBeVisible();
      await field(page).fill("");
      await expect(list(page)).toHaveCount(0);
      await field(page).fill("teapot");
      await expect(list(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(list(page)).toHaveCount(0);
      expect(asked).toEqual(["kettle", "teapot"]);
      await field(page).fill("teapots");
      const category = list(page).getByRole("group", { name: "Categories" }).getByRole("option").first();
      const name = await category.textContent();
      await category.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
      await expect(list(page)).toHaveCount(0);
    });

    test("leave the keys to an input method that is composing, and follow what it has composed", async ({ page }) => {
      await open(page, "/pc/ja/");
      const suggestions = page.getByRole("listbox");
      const input = await page.context().newCDPSession(page);
      await field(page).focus();
      await input.send("Input.imeSetComposition", { text: "てぃーぽ", selectionStart: 4, selectionEnd: 4 });
      await expect(field(page)).toHaveValue("てぃーぽ");
      await expect(suggestions).toBeVisible();
      await test.step("an arrow and Enter choose among the candidates of the input method", async () => {
        for (const key of ["ArrowDown", "Enter"])
          await field(page).dispatchEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true });
        await expect(suggestions.getByRole("option", { selected: true })).toHaveCount(0);
        await expect(page).toHaveURL(/\/pc\/(?:#\/)?$/);
      });
      await input.send("Input.insertText", { text: "ティーポット" });
      await expect(field(page)).toHaveValue("ティーポット");
      await expect(suggestions.getByRole("option").filter({ hasText: "釉がけ炻器のティーポット" })).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expect(suggestions.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
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
});
