import type { Page } from "@playwright/test";
import { holdSession, newCustomer } from "./customers.ts";
import { expect, open, teapot, test } from "./shop.ts";

const cart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

async function putIntoCart(page: Page): Promise<void> {
  const { id } = await teapot();
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
}

test("a visitor's cart is counted in every tab, and goes into the account", async ({ page, context, baseURL }) => {
  const other = await context.newPage();
  await open(other, "/pc/goods_list/2");
  await expect(cart(other)).toHaveText("Cart");
  await putIntoCart(page);
  await expect(cart(page)).toHaveText("Cart1");
  await expect(cart(other)).toHaveText("Cart1");
  await page.reload();
  await expect(cart(page)).toHaveText("Cart1");

  const { token } = await newCustomer();
  await holdSession(context, baseURL, token);
  await open(page, "/pc/goods_list/2");
  await expect(cart(page)).toHaveText("Cart1");
  // It is the platform's now.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("plaza:device-cart")))
    .toBe(JSON.stringify({ version: 1, lines: [] }));
  await page.reload();
  await expect(cart(page)).toHaveText("Cart1");
});

test("a customer's cart is counted in every tab, right after each change", async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const other = await context.newPage();
  await open(other, "/pc/goods_list/2");
  await putIntoCart(page);
  await expect(cart(page)).toHaveText("Cart1");
  await expect(cart(other)).toHaveText("Cart1");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cart(other)).toHaveText("Cart2");
});
