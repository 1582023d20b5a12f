import type { BrowserContext, Page } from "@playwright/test";
import { beforeCall } from "./before-call.ts";
import { answerTo, ask, type Customer, endSession, heldToken, holdSession, newCustomer } from "./customers.ts";
import { passLogin } from "./login.ts";
import { addAddress, putIntoCart, type SoldSku, skuOf, unusedCoupons } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";

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

test.describe("coupons", { tag: "@cart-checkout" }, () => {
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
    await test.step("it stands among the used ones, with its order", async () => {
      await open(page, "/pc/user/coupons");
      await page.getByRole("link", { name: "Used 1" }).click();
      await expect(page.getByText(/^Used on/)).toBeVisible();
      await page.getByRole("link", { name: "See the order" }).click();
      await expect(page).toHaveURL(/order\/detail/);
      await expect(page.getByText("Oat Porcelain Teapot").first()).toBeVisible();
    });
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

  /** How many the customer has who has logged in with this browser, which ends every other session. */
  async function couponsHeldIn(context: BrowserContext, customer: Customer): Promise<number> {
    const token = (await heldToken(context)) ?? "";
    return (await unusedCoupons({ ...customer, token })).length;
  }

  /** Counts what is claimed from here on. */
  function countClaims(page: Page): () => number {
    let claims = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/coupon/getCoupon")) claims += 1;
    });
    return () => claims;
  }

  const card = (page: Page, name: string) => page.getByRole("article", { name });

  test("a visitor's press in the coupon centre survives the login, and counts once", async ({
    page,
    context,
    baseURL,
  }) => {
    const customer = await newCustomer();
    await open(page, "/pc/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Coupon Center" }).click();
    const claims = countClaims(page);
    await card(page, "A treat a day").getByRole("button", { name: "Receive" }).click();
    await passLogin(page, customer);
    await page.waitForURL(`${baseURL}/pc/#/get_coupons`);
    await expect(page.getByText("The coupon is yours.")).toBeVisible();
    await expect(card(page, "A treat a day").getByText("Received")).toBeVisible();
    await page.reload();
    await expect(card(page, "A treat a day").getByText("Received")).toBeVisible();
    expect(claims()).toBe(1);
    expect(await couponsHeldIn(context, customer)).toBe(1);
  });

  test("a press after the session has ended survives the login, too", async ({ page, customer, baseURL, guard }) => {
    guard.allow(/ApiError|wants a login/);
    await open(page, "/pc/get_coupons");
    await beforeCall(page, "coupon/getCoupon", () => endSession(customer));
    await card(page, "A full basket").getByRole("button", { name: "Receive" }).click();
    await expect(page.getByText("Your login has ended")).toBeVisible();
    await passLogin(page, customer);
    await page.waitForURL(`${baseURL}/pc/#/get_coupons`);
    await expect(card(page, "A full basket").getByText("Received")).toBeVisible();
  });

  test("coupons are received by keyboard, and lead to what they are for", async ({ page, customer }) => {
    await open(page, "/pc/get_coupons");
    await expect(page.getByText("24 coupons")).toBeVisible();
    await card(page, "For the kitchen shelf").getByRole("button", { name: "Receive" }).focus();
    await page.keyboard.press("Enter");
    await expect(card(page, "For the kitchen shelf").getByText("Received")).toBeVisible();
    const [received] = await unusedCoupons(customer);
    expect(received).toBeDefined();

    await page.getByRole("link", { name: "Page 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(card(page, "First light").getByText("All gone")).toBeVisible();
    await expect(card(page, "Silver lining").getByText(/^From .+ 10:00$/)).toBeVisible();
    await expect(card(page, "Silver lining").getByRole("button")).toHaveAttribute("aria-disabled", "true");

    await page.locator("summary", { hasText: customer.nickname }).press("Enter");
    await page.getByRole("menuitem", { name: /^Coupons/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My coupons" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Valid 1" })).toHaveAttribute("aria-current", "page");
    await card(page, "For the kitchen shelf")
      .getByText(/^Selected products/)
      .click();
    await expect(page.getByText(/^Only for/)).toBeVisible();
    await card(page, "For the kitchen shelf").getByRole("link", { name: "Use it" }).focus();
    await page.keyboard.press("Enter");
    const products = page.getByRole("region", { name: "For your coupon" });
    await expect(products.getByRole("article").first()).toBeVisible();
    await expect(products.getByText("Oat Porcelain Teapot")).toBeVisible();
    await products.getByRole("link", { name: "Price" }).click();
    await expect(page).toHaveURL(/coupon=\d+/);
  });

  test("without a connection a coupon says that it was not received, and is received by the next press", async ({
    page,
    customer,
    context,
    guard,
  }) => {
    guard.allow(/Failed to fetch|ApiError/);
    await open(page, "/pc/get_coupons");
    const button = card(page, "A full basket").getByRole("button", { name: "Receive" });
    // Its code has come before the connection goes.
    await card(page, "A button’s worth").getByRole("button", { name: "Receive" }).click();
    await expect(card(page, "A button’s worth").getByText("Received")).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText("The coupon was not received. Please try again.")).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(card(page, "A full basket").getByText("Received")).toBeVisible();
    expect(await unusedCoupons(customer)).toHaveLength(2);
  });
});
