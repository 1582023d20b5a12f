import type { Page } from "@playwright/test";
import { ask, type Customer, holdSession, newCustomer } from "./customers.ts";
import { axe, expect, hydrated, open, teapot, test } from "./shop.ts";

const addButton = (page: Page) => page.getByRole("button", { name: "Add to cart" });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Quantity of/ });
const added = (page: Page) => page.getByRole("status").getByText("Added to cart");

/** The quantity in the device's cart. */
function quantityOnDevice(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem("plaza:device-cart") ?? '{"lines":[]}');
    const { lines } = kept as { readonly lines: readonly { readonly quantity: number }[] };
    return lines.reduce((sum, line) => sum + line.quantity, 0);
  });
}

async function quantityInAccount(customer: Customer): Promise<number> {
  return (await ask<{ readonly num: number }>(customer, "cart/num")).num;
}

/** The cart of the header, with its count. */
const cartInHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Cart/ });

/** The chosen variant's quantity in stock, as the page says it. */
async function quantityInStock(page: Page): Promise<number> {
  return Number(await quantity(page).getAttribute("aria-valuemax"));
}

async function logIn(page: Page, { mobile, password }: Customer): Promise<void> {
  await page.getByRole("tab", { name: "Password login" }).click();
  await page.getByLabel("Phone number").fill(mobile);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test.describe("a visitor", () => {
  test("fills a cart on the device, once for each press or double click, and every tab counts it", async ({
    page,
    context,
  }) => {
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.getByRole("button", { name: "One more" }).click();
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await expect(cartInHeader(page)).toContainText("2");
    const other = await context.newPage();
    await open(other, "/pc/goods_list/2");
    await expect(cartInHeader(other)).toContainText("2");
    await expect(addButton(page)).not.toHaveAttribute("aria-busy");
    await addButton(page).dblclick();
    await expect.poll(() => quantityOnDevice(page)).toBe(4);
    await expect(cartInHeader(other)).toContainText("4");
    await page.reload();
    await hydrated(page);
    await expect(cartInHeader(page)).toContainText("4");
    await addButton(page).click();
    await page.getByRole("status").getByRole("link", { name: "View cart" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cart");
    await expect(quantity(page)).toHaveValue("5");
  });

  test("who presses Buy now is led to the login, and from there to checkout", async ({ page, baseURL }) => {
    const customer = await newCustomer();
    const { id, name } = await teapot();
    await open(page, `/pc/goods_details/${id}`);
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("link", { name: "Buy now" }).click();
    await logIn(page, customer);
    await page.waitForURL(new RegExp(`^${baseURL}/pc/#/confirm_order`));
    const data = new URLSearchParams(new URL(page.url()).hash.replace(/^[^?]*/, "")).get("data");
    expect(JSON.parse(data ?? "")).toMatchObject({ goods: [{ num: 2, goods_id: id }], type: "buy" });
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  });

  test("gets no more than the stock, and is told so", async ({ page }) => {
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    const stock = await quantityInStock(page);
    await quantity(page).fill(String(stock + 5));
    await quantity(page).press("Enter");
    await expect(quantity(page)).toHaveValue(String(stock));
    await expect(page.getByText(`Only ${stock} in stock`)).toBeVisible();
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await expect(addButton(page)).not.toHaveAttribute("aria-busy");
    await addButton(page).click();
    await expect(page.getByRole("alert").getByText("Your cart already has all there are.").first()).toBeVisible();
    expect(await quantityOnDevice(page)).toBe(stock);
  });

  test("takes the cart along into the account, once, whatever tabs are open", async ({ page, context, baseURL }) => {
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.getByRole("button", { name: "One more" }).click();
    await addButton(page).click();
    await expect.poll(() => quantityOnDevice(page)).toBe(2);
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    const other = await context.newPage();
    await Promise.all([open(page, "/pc/"), open(other, "/pc/")]);
    await expect.poll(() => quantityOnDevice(page)).toBe(0);
    await expect.poll(() => quantityInAccount(customer)).toBe(2);
    await page.reload();
    await hydrated(page);
    expect(await quantityInAccount(customer)).toBe(2);
  });

  test("takes it along on the next page where no answer came before", async ({ page, context, baseURL, guard }) => {
    guard.allow(/Failed to load|ERR_/);
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.getByRole("button", { name: "One more" }).click();
    await addButton(page).click();
    await expect.poll(() => quantityOnDevice(page)).toBe(2);
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    await page.route("**/api/cart/add", (route) => route.abort(), { times: 1 });
    await open(page, "/pc/");
    await expect(page.getByText("Not all of your cart could be taken over yet.")).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "New Arrivals" }).click();
    await expect.poll(() => quantityOnDevice(page)).toBe(0);
    expect(await quantityInAccount(customer)).toBe(2);
  });

  test("is led to the login before a coupon, and back", async ({ page, baseURL }) => {
    const customer = await newCustomer();
    const { id } = await teapot();
    await open(page, `/pc/goods_details/${id}`);
    await page.getByRole("button", { name: /Receive coupons/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Receive", exact: true }).first().click();
    await logIn(page, customer);
    await page.waitForURL(`${baseURL}/pc/#/goods_details/${id}`);
  });
});

test.describe("a customer", () => {
  test("has in the account what was pressed", async ({ page, context, baseURL }) => {
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.getByRole("button", { name: "One more" }).click();
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await expect.poll(() => quantityInAccount(customer)).toBe(2);
    await expect(cartInHeader(page)).toContainText("2");
    expect(await quantityOnDevice(page)).toBe(0);
  });

  test("is told beside the button what the platform rejects", async ({ page, context, baseURL }) => {
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    const stock = await quantityInStock(page);
    await quantity(page).fill(String(stock));
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await expect(addButton(page)).not.toHaveAttribute("aria-busy");
    await addButton(page).click();
    await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
    expect(await quantityInAccount(customer)).toBe(stock);
  });

  test("may try again when no answer came", async ({ page, context, baseURL, guard }) => {
    guard.allow(/Failed to load|ERR_/);
    const customer = await newCustomer();
    await holdSession(context, baseURL, customer.token);
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.route("**/api/cart/add", (route) => route.abort(), { times: 1 });
    await addButton(page).click();
    await expect(page.getByRole("main").getByText("It did not get into the cart. Please try again.")).toBeVisible();
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await expect(page.getByRole("main").getByText("It did not get into the cart")).toBeHidden();
    expect(await quantityInAccount(customer)).toBe(1);
  });

  test("receives a coupon, and has it", async ({ page, context, baseURL }) => {
    await holdSession(context, baseURL, (await newCustomer()).token);
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.getByRole("button", { name: /Receive coupons/ }).click();
    const panel = page.getByRole("dialog", { name: "Coupons for this product" });
    const coupon = panel.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Receive" }) });
    const name = (await coupon.first().getByRole("heading").textContent()) ?? "";
    await axe(page);
    await coupon.first().getByRole("button").dblclick();
    const received = panel.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(received.getByText("Received")).toBeVisible();
    await expect(received).toBeFocused();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: /coupons/ }).click();
    await expect(received.getByText("Received")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the buy buttons stand in reach, where the tab bar was", async ({ page }) => {
    await open(page, "/pc/");
    const places = page.getByRole("navigation", { name: "Main places" });
    await expect(places).toBeVisible();
    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await expect(places).toBeHidden();
    const bar = page.getByRole("region", { name: "Buy" });
    await expect(bar).toBeInViewport();
    await bar.getByRole("button", { name: "Add to cart" }).tap();
    await expect(added(page)).toBeVisible();
    await expect.poll(() => quantityOnDevice(page)).toBe(1);
    // The bar covers nothing at the end of the page, and nothing scrolls sideways.
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    // Content that is fetched when it comes into sight makes the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const end = await page.getByRole("contentinfo").boundingBox();
      const edge = await bar.boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
