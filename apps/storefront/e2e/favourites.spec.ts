import type { Locator, Page } from "@playwright/test";
import { ask, holdSession, newCustomer } from "./customers.ts";
import { cartOf, putIntoCart, skuOf } from "./purchases.ts";
import { findProducts, teapot } from "./products.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const favouriteButton = (page: Page, name: string) => page.getByRole("button", { name: `Favourite: ${name}` }).first();
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

/** The paths of all calls that a page sends. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname.slice(5));
  });
  return calls;
}

/** Presses a button that shows its new state at once, and waits until the platform has stored it: the next page asks for what is stored. */
async function pressAndStore(
  button: Locator,
  call: "goods_collect/changeStatus" | "shop_follow/changeStatus",
): Promise<void> {
  const stored = button.page().waitForResponse(`**/api/${call}`);
  await button.click();
  await stored;
}

test.describe("favourites", { tag: "@account" }, () => {
  test("a customer saves products from a list by mouse, finds them again, and puts one into the cart", async ({
    page,
    customer,
  }) => {
    const calls = callsOf(page);
    const [pan] = await findProducts("Enamel Skillet");
    if (pan === undefined) throw new Error("The demo has a skillet");
    const pot = await teapot();
    await open(page, "/pc/goods_list?name=Skillet");
    await pressAndStore(favouriteButton(page, pan.name), "goods_collect/changeStatus");
    await expect(favouriteButton(page, pan.name)).toHaveAttribute("aria-pressed", "true");
    await open(page, "/pc/goods_list?name=Teapot");
    await pressAndStore(favouriteButton(page, pot.name), "goods_collect/changeStatus");
    await expect(favouriteButton(page, pot.name)).toHaveAttribute("aria-pressed", "true");
    // One call for all cards of a document.
    expect(calls.filter((call) => call === "goods_collect/state")).toHaveLength(2);

    await open(page, `/pc/goods_details/${pot.id}`);
    await expect(favouriteButton(page, pot.name)).toHaveAttribute("aria-pressed", "true");

    await page.getByRole("link", { name: "Favourites", exact: true }).first().click();
    await expect(heading(page, "Favourites")).toBeVisible();
    await expect(page.getByRole("link", { name: "Products 2" })).toHaveAttribute("aria-current", "page");
    await expect(card(page, pot.name).getByRole("link", { name: /^Choose options/ })).toBeVisible();
    await card(page, pan.name)
      .getByRole("button", { name: /^Add to cart/ })
      .click();
    await expect(page.getByText(`${pan.name} is in your cart.`)).toBeVisible();
    expect(await cartOf(customer)).toHaveLength(1);

    await page.getByRole("searchbox", { name: "Search your favourites" }).fill("teapot");
    await page.keyboard.press("Enter");
    await expect(card(page, pan.name)).toHaveCount(0);
    await expect(card(page, pot.name)).toBeVisible();
    await page.getByRole("link", { name: "Sold out 0" }).click();
    await expect(page.getByRole("heading", { name: "No favourite matches “teapot”" })).toBeVisible();
    await page.getByRole("link", { name: "Show all favourites" }).click();
    await favouriteButton(page, pot.name).click();
    await expect(page.getByText("1 favourite is removed.")).toBeVisible();
    await expect(card(page, pot.name)).toHaveCount(0);
  });

  test("a shop is followed on its page, its followers follow, and it is left among the favourites", async ({
    customersPage: page,
  }) => {
    await open(page, "/pc/shop_street");
    await pressAndStore(page.getByRole("button", { name: "Follow Maison Camel" }), "shop_follow/changeStatus");
    await expect(page.getByRole("button", { name: "Following Maison Camel" })).toBeVisible();
    await open(page, "/pc/user/collection?kind=shops");
    const shop = page.getByRole("article", { name: "Maison Camel" });
    await expect(shop.getByRole("link", { name: /¥/ })).toHaveCount(5);
    await axe(page);
    await shop.getByRole("link", { name: "Enter shop Maison Camel" }).click();
    await expect(heading(page, "Maison Camel")).toBeVisible();
    await expect(page.getByRole("button", { name: "Following Maison Camel" })).toBeVisible();
    await page.goBack();
    await shop.getByRole("button", { name: "Unfollow Maison Camel" }).click();
    await expect(page.getByRole("heading", { name: "You follow no shops yet" })).toBeVisible();
  });

  test("a visitor's favourites lie on the device, and come into the account at login beside those that it has", async ({
    page,
    context,
    baseURL,
  }) => {
    const customer = await newCustomer();
    const pot = await teapot();
    await ask(customer, "goods_collect/changeStatus", { goods_id: [1, pot.id], is_collect: 1 });
    await open(page, "/pc/goods_list?name=Teapot");
    await favouriteButton(page, pot.name).click();
    await expect(page.getByText("Saved on this device. Log in to keep it in your account.")).toBeVisible();
    // Others may stand elsewhere in the list each time.
    const other = (await findProducts("Teapot")).find(({ id }) => id !== 1 && id !== pot.id);
    await favouriteButton(page, other?.name ?? "").click();
    await expect(favouriteButton(page, other?.name ?? "")).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await hydrated(page);
    await expect(favouriteButton(page, pot.name)).toHaveAttribute("aria-pressed", "true");

    await holdSession(context, baseURL, customer.token);
    await open(page, "/pc/user/collection");
    await expect(page.getByRole("link", { name: "Products 3" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("plaza:device-favourites"))).toContain('"products":[]');
  });

  test("a line is saved for later with its variant and quantity by keyboard, and moved back", async ({
    page,
    customer,
  }) => {
    const sku = await skuOf("Oat Porcelain Teapot", "450 ml");
    await putIntoCart(customer, sku, 3);
    await open(page, "/pc/shop_cart");
    await page.getByRole("button", { name: "Save for later Oat Porcelain Teapot" }).focus();
    await page.keyboard.press("Enter");
    const later = page.getByRole("region", { name: "Saved for later (1)" });
    await expect(later.getByText("Quantity 3")).toBeVisible();
    await expect(later.getByText("450 ml")).toBeVisible();
    expect(await cartOf(customer)).toHaveLength(0);
    await later.getByRole("button", { name: /^Move to cart/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Moved to your cart.")).toBeVisible();
    await expect(later).toBeHidden();
    expect(await cartOf(customer)).toMatchObject([{ quantity: 3 }]);
  });
});
