import type { Page } from "@playwright/test";
import { answerTo, ask, type Customer, holdSession, newCustomer } from "./customers.ts";
import { addAddress, putIntoCart, type SoldSku, skuOf, unusedCoupons } from "./purchases.ts";
import { expect, findProducts, open, test } from "./shop.ts";

/** Never in the flash sale, whose price may be too low for a coupon; four of it reach every coupon of its shop. */
const teapots = () => skuOf("Oat Porcelain Teapot", "450 ml");

interface WireCoupon {
  readonly id: number;
  readonly money: string | number;
}

/** Receives all coupons of a shop. @returns how many */
async function receiveAll(customer: Customer, shopId: number): Promise<number> {
  const { lists } = await ask<{ lists: readonly WireCoupon[] }>(customer, `coupon/getCouponList?shop_id=${shopId}`);
  for (const { id } of lists) await answerTo(customer, "coupon/getCoupon", { coupon_id: id });
  return lists.length;
}

async function withTeapots(quantity: number): Promise<{ readonly customer: Customer; readonly sku: SoldSku }> {
  const [customer, sku] = [await newCustomer(), await teapots()];
  await addAddress(customer);
  await putIntoCart(customer, sku, quantity);
  return { customer, sku };
}

const summary = (page: Page) => page.getByRole("complementary", { name: "To pay" });
const select = (page: Page) => page.getByLabel("Coupon", { exact: true });

async function checkOut(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Check out/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirm order" })).toBeVisible();
}

/** In fen. */
async function total(page: Page): Promise<number> {
  const text = await summary(page).getByRole("definition").last().textContent();
  return Math.round(Number(text?.replaceAll(/[^\d.]/g, "")) * 100);
}

test("the better of two coupons is used, can be changed and taken off, and what is shown is what is paid", async ({
  page,
  context,
  baseURL,
}) => {
  const { customer, sku } = await withTeapots(4);
  expect(await receiveAll(customer, sku.shopId)).toBeGreaterThanOrEqual(2);
  await holdSession(context, baseURL, customer.token);
  let settlements = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/order/settlement")) settlements += 1;
  });
  await open(page, "/pc/shop_cart");
  await expect(page.getByText("¥30 off applies at checkout")).toBeVisible();
  await checkOut(page);
  expect(settlements).toBe(1);
  await expect(page.getByText(/^Best coupon applied: −¥30\.00/)).toBeVisible();
  const best = await total(page);

  await select(page).selectOption({ index: 2 });
  await expect.poll(() => total(page)).toBe(best + 1000);
  expect(settlements).toBe(2);
  await select(page).selectOption("Do not use a coupon");
  await expect.poll(() => total(page)).toBe(best + 3000);
  expect(settlements).toBe(3);
  // The choice outlasts a reload, and the way back to the cart.
  await page.reload();
  await expect.poll(() => total(page)).toBe(best + 3000);
  await page.goBack();
  await checkOut(page);
  await expect.poll(() => total(page)).toBe(best + 3000);

  await select(page).selectOption({ index: 1 });
  await expect.poll(() => total(page)).toBe(best);
  const before = await unusedCoupons(customer);
  await page.getByRole("button", { name: "Submit order" }).first().click();
  await page.waitForURL(/payment/);
  const id = new URL(page.url()).href.match(/id=(\d+)/)?.[1] ?? "";
  const { total_amount } = await ask<{ total_amount: string | number }>(
    customer,
    `order/getPayStatus?from=trade&id=${id}`,
  );
  expect(Math.round(Number(total_amount) * 100)).toBe(best);
  expect(await unusedCoupons(customer)).toHaveLength(before.length - 1);
});

test("a coupon that is received in the cart is taken off at checkout", async ({ page, context, baseURL }) => {
  const { customer } = await withTeapots(4);
  await holdSession(context, baseURL, customer.token);
  await open(page, "/pc/shop_cart");
  const receive = page.getByRole("button", { name: "Receive ¥30 off" });
  await receive.dblclick();
  await expect(page.getByText("¥30 off applies at checkout")).toBeVisible();
  expect(await unusedCoupons(customer)).toHaveLength(1);
  await checkOut(page);
  await expect(page.getByText(/^Best coupon applied: −¥30\.00/)).toBeVisible();
});

test("a coupon whose receipt is answered on the way to checkout is taken off there", async ({
  page,
  context,
  baseURL,
}) => {
  const { customer } = await withTeapots(4);
  await holdSession(context, baseURL, customer.token);
  await open(page, "/pc/shop_cart");
  const settled = Promise.withResolvers<null>();
  await page.route("**/api/coupon/getCoupon", async (route) => {
    await settled.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Receive ¥30 off" }).click();
  const settlement = page.waitForResponse("**/api/order/settlement");
  await page.getByRole("link", { name: /^Check out/ }).click();
  await (await settlement).finished();
  settled.resolve(null);
  await expect(page.getByText(/^Best coupon applied: −¥30\.00/)).toBeVisible();
});

test("a visitor is led to the login before a coupon is received", async ({ page }) => {
  // Whichever shop sells it, its coupon is in reach.
  const [headphones] = await findProducts("headphones");
  await open(page, `/pc/goods_details/${headphones?.id}`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page.getByText("Added to cart")).toBeVisible();
  await open(page, "/pc/shop_cart");
  await expect(page.getByRole("region", { name: "You may also like" }).getByRole("article")).toHaveCount(5);
  await page.getByRole("button", { name: /^Receive ¥/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Log in/ })).toBeVisible();
});
