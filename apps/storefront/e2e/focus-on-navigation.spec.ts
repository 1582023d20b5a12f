import type { Locator, Page } from "@playwright/test";
import { addAddress, chopsticks, putIntoCart } from "./purchases.ts";
import { findProducts } from "./products.ts";
import { expect, open, productLink, test } from "./shop.ts";

const main = (page: Page) => page.locator("#main");
const announcement = (page: Page) => page.locator("body > p[aria-live=polite]");
const listOf = (page: Page) => main(page).locator("[aria-busy]:has(article, li)").first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pages = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** The new page is said by its title, and the focus is in its main part. */
async function arrived(page: Page, title: RegExp | string): Promise<void> {
  await expect(page).toHaveTitle(title);
  // A page that is on its way may have another title.
  await expect(async () => {
    expect(await announcement(page).textContent()).toBe(await page.title());
  }).toPass();
  await expect(page.locator("#main:focus, #main :focus")).toHaveCount(1);
}

async function byKeyboard(link: Locator): Promise<void> {
  await link.focus();
  await link.press("Enter");
}

test.describe("focus on navigation", { tag: "@storefront" }, () => {
  test("a page that a visitor opens by keyboard is announced and has the focus", async ({ page }) => {
    await open(page, "/pc/");
    await expect(announcement(page)).toHaveText("");
    await expect(page.locator("body")).toBeFocused();

    await byKeyboard(pages(page).getByRole("link", { name: "New Arrivals" }));
    await arrived(page, "New arrivals - Plaza");
    await expect(main(page)).toBeFocused();
    const product = page.getByRole("article").nth(3).getByRole("link");
    const name = (await product.textContent()) ?? "";
    await byKeyboard(product);
    await arrived(page, `${name} - Plaza`);
    await byKeyboard(page.getByRole("banner").getByRole("link", { name: /^Cart/ }));
    await arrived(page, /Cart/);
    await byKeyboard(page.getByRole("link", { name: "Log in" }).first());
    await arrived(page, /Log in/);
    await page.goBack();
    await arrived(page, "Cart - Plaza");
  });

  test("a page that a customer opens by mouse is announced and has the focus", async ({ page, customer }) => {
    await addAddress(customer);
    await putIntoCart(customer, await chopsticks());
    await open(page, "/pc/goods_list/2");
    await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
    await arrived(page, "Cart - Plaza");
    await page
      .getByRole("link", { name: /^Check out/ })
      .first()
      .click();
    await arrived(page, "Confirm order - Plaza");
    await page.getByRole("button", { name: "Submit order" }).click();
    await arrived(page, "Payment - Plaza");
  });

  test("a page that is gone back to keeps its place, and has the focus", async ({ page }) => {
    await open(page, "/pc/goods_list/2");
    const card = page.getByRole("article").nth(20).getByRole("link");
    await card.scrollIntoViewIfNeeded();
    const scrollTop = await page.evaluate(() => scrollY);
    await card.click();
    await expect(page).toHaveURL(/goods_details/);
    await arrived(page, /^(?!Plaza|New arrivals).+ - Plaza$/);
    await page.goBack();
    await arrived(page, "New arrivals - Plaza");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrollTop, -1);
    await page.goForward();
    await expect(page).toHaveURL(/goods_details/);
    await expect(announcement(page)).not.toHaveText(/New arrivals/);
    await expect(main(page)).toBeFocused();
  });

  test("a list that is turned has the focus and is read from its top, another order keeps the focus where it is", async ({
    page,
  }) => {
    await open(page, "/pc/goods_list/2");
    await test.step("another order is not announced", async () => {
      const sort = page.getByRole("link", { name: /^Price/ }).first();
      await byKeyboard(sort);
      await expect(page).toHaveURL(/sort=/);
      await expect(sort).toHaveAttribute("aria-current", "true");
      await expect(sort).toBeFocused();
      await expect(announcement(page)).toHaveText("");
    });
    await open(page, "/pc/goods_list/2");
    const name = page.getByRole("article").first().getByRole("heading");
    const first = (await name.textContent()) ?? "";
    await byKeyboard(page.getByRole("link", { name: "Page 2", exact: true }));
    await expect(announcement(page)).toHaveText("New arrivals - Plaza, page 2");
    await expect(name).not.toHaveText(first);
    await expect(listOf(page)).toBeFocused();
    await expect(listOf(page)).toHaveCSS("outline-style", "none");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(name).toHaveText(first);
    await expect(listOf(page)).toBeFocused();
  });

  test("the field that a shopper types in keeps the focus when the page arrives", async ({ page }) => {
    await open(page, "/pc/");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/pc/goodsList?*", async (route) => {
      await held;
      await route.continue();
    });
    await pages(page).getByRole("link", { name: "New Arrivals" }).click();
    await expect(main(page)).toHaveAttribute("aria-busy", "true");
    const search = page.getByRole("banner").getByRole("searchbox");
    await search.click();
    await search.pressSequentially("te");
    release();
    await expect(heading(page)).toHaveText("New arrivals");
    await expect(announcement(page)).toHaveText("New arrivals - Plaza");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("te");
  });

  test("a page that shows its skeleton first is announced when it is there, and the list before it no more", async ({
    page,
  }) => {
    await open(page, "/pc/goods_list/2");
    await byKeyboard(page.getByRole("link", { name: "Page 2", exact: true }));
    await expect(announcement(page)).toHaveText("New arrivals - Plaza, page 2");
    await announcement(page).evaluate((element) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/goods/getGoodsDetail?*", async (route) => {
      await held;
      await route.continue();
    });
    await byKeyboard(page.getByRole("article").nth(3).getByRole("link"));
    await expect(main(page).getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
    release();
    await arrived(page, /^(?!Plaza|New arrivals).+ - Plaza$/);
    expect(await page.evaluate("heard")).toEqual([await page.title()]);
  });

  test("a page that is not there or failed is announced, has the focus, and leads home", async ({ page, guard }) => {
    guard.allow(/./);
    const [cup] = await findProducts("cup");
    await open(page, "/pc/goods_list?name=cup");
    const phases = await page.locator("[data-phase]").evaluateHandle((line) => {
      // The end of the loading line is there for half a second only, which a look from time to time can miss.
      const seen: string[] = [];
      new MutationObserver(() => seen.push(line.getAttribute("data-phase") ?? "")).observe(line, {
        attributeFilter: ["data-phase"],
      });
      return seen;
    });
    await page.route("**/api/goods/getGoodsDetail?*", (route) => route.abort());
    await productLink(page, cup?.name ?? "").click();
    await expect(heading(page)).toHaveText("Sorry, there was an error on the page you visited");
    await expect(main(page)).toBeFocused();
    await expect(announcement(page)).toHaveText(await page.title());
    await expect.poll(async () => (await phases.jsonValue()).slice(-2)).toEqual(["failed", "idle"]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => {
      location.hash = "#/goods_details/99999999";
    });
    await expect(heading(page)).toHaveText("This page could not be found");
    await arrived(page, /Plaza/);
    await byKeyboard(page.getByRole("link", { name: "Go back to home" }));
    await arrived(page, "Plaza");
  });

  test("what is pressed before the frame that a page arrives with keeps the focus", async ({ page }) => {
    const [first, second] = await findProducts("Teapot");
    if (first === undefined || second === undefined) throw new Error("The demo has that many teapots");
    await page.addInitScript(() => {
      const held: FrameRequestCallback[] = [];
      const ask = requestAnimationFrame.bind(window);
      // A busy machine draws late, and answers to keys meanwhile.
      addEventListener("hold-frames", () => {
        window.requestAnimationFrame = (frame) => held.push(frame);
      });
      addEventListener("draw-frames", () => {
        window.requestAnimationFrame = ask;
        for (const frame of held) frame(performance.now());
      });
    });
    await open(page, "/pc/goods_list?name=Teapot");
    for (const { name } of [first, second])
      await page
        .getByRole("checkbox", { name: `Compare: ${name}`, exact: true })
        .first()
        .check();
    await page.evaluate(() => dispatchEvent(new Event("hold-frames")));
    await byKeyboard(page.getByRole("link", { name: "Compare 2" }));
    await expect(page).toHaveTitle("Compare - Plaza");
    await byKeyboard(page.getByRole("link", { name: `Stop comparing: ${second.name}` }));
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event("draw-frames")));
    await expect(heading(page)).toBeFocused();
    await arrived(page, "Compare - Plaza");
  });
});
