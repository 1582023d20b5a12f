import type { Locator, Page } from "@playwright/test";
import { order, putIntoCart, skuOf } from "./purchases.ts";
import { holdSession, newCustomer } from "./customers.ts";
import { tabTo } from "./focus.ts";
import { expect, findProducts, open, productLink, teapot, test } from "./shop.ts";

const main = (page: Page) => page.locator("#main");
const announcement = (page: Page) => page.locator("body > p[aria-live=polite]");
const listOf = (page: Page) => main(page).locator("[aria-busy]:has(article, li)").first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const places = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** The new page is said by its title, and the focus is in its main part. */
async function arrived(page: Page, title: RegExp | string): Promise<void> {
  await expect(page).toHaveTitle(title);
  // A page that is on its way may have another title.
  await expect(async () => {
    expect(await announcement(page).textContent()).toBe(await page.title());
  }).toPass();
  await expect(page.locator("#main:focus, #main :focus")).toHaveCount(1);
}

async function byMouse(link: Locator): Promise<void> {
  await link.click();
}

async function byKeyboard(link: Locator): Promise<void> {
  await link.focus();
  await link.press("Enter");
}

for (const [hand, follow] of [
  ["mouse", byMouse],
  ["keyboard", byKeyboard],
] as const) {
  test(`each page of the shop that a visitor reaches by ${hand} is announced and has the focus`, async ({ page }) => {
    test.slow();
    await open(page, "/pc/");
    await expect(announcement(page)).toHaveText("");
    await expect(page.locator("body")).toBeFocused();

    await follow(places(page).getByRole("link", { name: "New Arrivals" }));
    await arrived(page, "New arrivals - Plaza");
    await expect(main(page)).toBeFocused();
    const product = page.getByRole("article").nth(3).getByRole("link");
    const name = (await product.textContent()) ?? "";
    await follow(product);
    await arrived(page, `${name} - Plaza`);
    await follow(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last());
    await expect(page).toHaveURL(/category/);
    await arrived(page, /^(?!Plaza).+ - Plaza$/);
    await page.getByRole("banner").getByRole("searchbox").fill("cup");
    await page.getByRole("banner").getByRole("searchbox").press("Enter");
    await arrived(page, /cup/);
    await follow(page.getByRole("banner").getByRole("link", { name: /^Cart/ }));
    await arrived(page, /Cart/);
    await follow(page.getByRole("link", { name: "Log in" }).first());
    await arrived(page, /Log in/);
    await follow(main(page).getByRole("link", { name: "Create an account" }));
    await arrived(page, "Create an account - Plaza");
    await page.goBack();
    await arrived(page, "Log in - Plaza");
  });

  test(`each page that a customer reaches by ${hand} is announced and has the focus`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const customer = await newCustomer();
    const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
    await order(customer, sticks);
    await putIntoCart(customer, sticks);
    await holdSession(context, baseURL, customer.token);
    await open(page, "/pc/goods_list/2");
    await follow(page.getByRole("banner").getByRole("link", { name: /^Cart/ }));
    await arrived(page, "Cart - Plaza");
    await follow(page.getByRole("link", { name: /^Check out/ }).first());
    await arrived(page, "Confirm order - Plaza");
    await follow(page.getByRole("button", { name: "Submit order" }));
    await arrived(page, "Payment - Plaza");
    await follow(page.getByRole("link", { name: "My orders" }).first());
    await arrived(page, "My orders - Plaza");
    await follow(page.getByRole("link", { name: "Details" }).first());
    await arrived(page, "Order details - Plaza");
    await follow(page.getByRole("link", { name: "Addresses" }).first());
    await arrived(page, "Addresses - Plaza");
  });
}

test("a page that is gone back to keeps its place, and has the focus", async ({ page }) => {
  await open(page, "/pc/goods_list/2");
  const card = page.getByRole("article").nth(20).getByRole("link");
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(/goods_details/);
  await arrived(page, /^(?!Plaza|New arrivals).+ - Plaza$/);
  await page.goBack();
  await arrived(page, "New arrivals - Plaza");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  await page.goForward();
  await expect(page).toHaveURL(/goods_details/);
  await expect(announcement(page)).not.toHaveText(/New arrivals/);
  await expect(main(page)).toBeFocused();
});

test("a list that is turned has the focus and is read from its top", async ({ page }) => {
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

test("reviews that are turned have the focus", async ({ page }) => {
  await open(page, `/pc/goods_details/${(await teapot()).id}?tab=reviews`);
  await byKeyboard(page.getByRole("link", { name: "Page 2", exact: true }));
  await expect(announcement(page)).toHaveText(/, page 2$/);
  await expect(listOf(page)).toBeFocused();
  await expect(listOf(page)).toBeInViewport();
});

test("another order of a list and another kind of reviews are not announced, and keep the focus", async ({ page }) => {
  await open(page, "/pc/goods_list/2");
  const sort = page.getByRole("link", { name: /^Price/ }).first();
  await byKeyboard(sort);
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByRole("link", { name: /^Price/ }).first()).toBeFocused();
  await expect(announcement(page)).toHaveText("");
  await open(page, `/pc/goods_details/${(await teapot()).id}?tab=reviews`);
  const kind = page.getByRole("region", { name: "Reviews" }).getByRole("link", { name: /^Good/ });
  await byKeyboard(kind);
  await expect(kind).toHaveAttribute("aria-current", "page");
  await expect(kind).toBeFocused();
  await expect(announcement(page)).toHaveText("");
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
  await places(page).getByRole("link", { name: "New Arrivals" }).click();
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
  await announcement(page).evaluate((said) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(said.textContent)).observe(said, {
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

test("a page that is not there is announced and has the focus", async ({ page, guard }) => {
  guard.allow(/404/);
  await open(page, "/pc/");
  await page.evaluate(() => {
    location.hash = "#/goods_details/99999999";
  });
  await expect(heading(page)).toHaveText("This page could not be found");
  await arrived(page, /Plaza/);
  await byKeyboard(page.getByRole("link", { name: "Go back to home" }));
  await arrived(page, "Plaza");
});

test("a page that failed is announced and has the focus", async ({ page, guard }) => {
  guard.allow(/./);
  const [cup] = await findProducts("cup");
  await open(page, "/pc/goods_list?name=cup");
  await page.route("**/api/goods/getGoodsDetail?*", (route) => route.abort());
  await productLink(page, cup?.name ?? "").click();
  await expect(heading(page)).toHaveText("Sorry, there was an error on the page you visited");
  await expect(main(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a dialog that is left by one of its links leaves the focus in the new page", async ({ page }) => {
    await open(page, "/pc/");
    await page
      .getByRole("button", { name: /categories/i })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.locator("summary").first().click();
    await sheet.getByRole("link").first().click();
    await expect(page).toHaveURL(/category/);
    await expect(sheet).toHaveCount(0);
    await expect(main(page)).toBeFocused();
  });
});

test("the skip link still leads to the main part", async ({ page }) => {
  await open(page, "/pc/goods_list/2");
  const skip = page.getByRole("button", { name: "Skip to content" });
  await tabTo(page, skip);
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
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
