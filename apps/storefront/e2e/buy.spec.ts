import type { Page } from "@playwright/test";
import { ask, type Customer, holdSession, newCustomer } from "./customers.ts";
import { passLogin } from "./login.ts";
import { teapot } from "./products.ts";
import { expect, hydrated, open, test } from "./shop.ts";

const addButton = (page: Page) => page.getByRole("button", { name: "Add to cart" });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Quantity of/ });
const added = (page: Page) => page.getByRole("status").getByText("Added to cart");

/** The quantity in the device's cart. */
function quantityOnDevice(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem("plaza:device-cart") ?? '{"lines":[]}');
    const { lines } = stored as { readonly lines: readonly { readonly quantity: number }[] };
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

test.describe("buy", { tag: "@cart-checkout" }, () => {
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
      await expect(cartInHeader(page)).toContainText("5");
      await cartInHeader(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Cart");
      await expect(quantity(page)).toHaveValue("5");
    });

    test("who presses Buy now is led to the login, and from there to checkout", async ({ page, baseURL }) => {
      const customer = await newCustomer();
      const { id, name } = await teapot();
      await open(page, `/pc/goods_details/${id}`);
      await page.getByRole("button", { name: "One more" }).click();
      await page.getByRole("link", { name: "Buy now" }).click();
      await passLogin(page, customer);
      await page.waitForURL(new RegExp(`^${baseURL}/pc/#/confirm_order`));
      const data = new URLSearchParams(new URL(page.url()).hash.replace(/^[^?]*/, "")).get("data");
      expect(JSON.parse(data ?? "")).toMatchObject({ goods: [{ num: 2, goods_id: id }], type: "buy" });
      await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
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
      await expect(cartInHeader(page)).toHaveText("Cart2");
    });
  });

  test.describe("a customer", () => {
    test("has in the account what was pressed, which every tab counts, and is told what the platform rejects", async ({
      page,
      customer,
      context,
    }) => {
      const other = await context.newPage();
      await open(other, "/pc/goods_list/2");
      await expect(cartInHeader(other)).toHaveText("Cart");
      await open(page, `/pc/goods_details/${(await teapot()).id}`);
      await page.getByRole("button", { name: "One more" }).click();
      await addButton(page).click();
      await expect(added(page)).toBeVisible();
      await expect.poll(() => quantityInAccount(customer)).toBe(2);
      for (const tab of [page, other]) await expect(cartInHeader(tab)).toHaveText("Cart2");
      expect(await quantityOnDevice(page)).toBe(0);
      await test.step("more than there is is rejected beside the button", async () => {
        await quantity(page).fill(String(await quantityInStock(page)));
        await expect(addButton(page)).not.toHaveAttribute("aria-busy");
        await addButton(page).click();
        await expect(page.getByRole("main").getByRole("alert")).not.toBeEmpty();
        expect(await quantityInAccount(customer)).toBe(2);
      });
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("the buy buttons stand in reach, where the tab bar was", async ({ page }) => {
      await open(page, "/pc/");
      const tabBar = page.getByRole("navigation", { name: "Main places" });
      await expect(tabBar).toBeVisible();
      await open(page, `/pc/goods_details/${(await teapot()).id}`);
      await expect(tabBar).toBeHidden();
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
});
