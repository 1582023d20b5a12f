import type { Page } from "@playwright/test";
import { sharedPlatform } from "./customers.ts";
import { putIntoCart, skuOf } from "./purchases.ts";
import { findProducts } from "./products.ts";
import { expect, hydrated, open, test } from "./shop.ts";

const addressTitle = (page: Page) => page.getByRole("heading", { name: "Delivery address" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit order" });

async function payWithAlipay(page: Page): Promise<void> {
  await page.waitForURL(/\/payment/);
  await hydrated(page);
  await page.getByRole("radio", { name: /Alipay/ }).check();
  await page.getByRole("button", { name: /^Pay ¥/ }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible({ timeout: 30_000 });
}

test.describe("pickup", { tag: "@cart-checkout" }, () => {
  test("a customer without an address picks up a book at its shop with the code of the order", async ({
    page,
    customer,
  }) => {
    test.slow();
    await putIntoCart(customer, await skuOf("Salt on the Windowsill", "默认"));
    await open(page, "/pc/shop_cart");
    await page.getByRole("link", { name: /^Check out/ }).click();
    await expect(addressTitle(page)).toBeVisible();
    await expect(submit(page)).toBeDisabled();

    const pickup = page.getByRole("radio", { name: "Pick-up at the shop" });
    const shopAddress = "322 Anfu Road, Xuhui District, Shanghai Open Tue–Sun 11:00–20:00";
    await expect(pickup).toHaveAccessibleDescription(shopAddress);
    await page.getByText("Pick-up at the shop").click();
    await expect(pickup).toBeChecked();
    await expect(addressTitle(page)).toBeHidden();
    await expect(submit(page)).toBeEnabled();
    // A reload finds the choice.
    await page.reload();
    await hydrated(page);
    await expect(pickup).toBeChecked();
    await expect(addressTitle(page)).toBeHidden();
    await submit(page).click();
    await payWithAlipay(page);
    await expect(page.getByText("Deliver to")).toHaveCount(0);

    await page.getByRole("link", { name: "My orders" }).last().click();
    await expect(page.getByText("Ready for pick-up")).toBeVisible();
    await page.getByRole("link", { name: "Show the pick-up code" }).click();
    const fact = page.getByRole("heading", { name: "Pick-up code" }).locator("..");
    await expect(fact).toContainText("322 Anfu Road, Xuhui District, Shanghai");
    await expect(fact).toContainText("Open Tue–Sun 11:00–20:00");
    const code = /\d{6}/.exec((await fact.textContent()) ?? "")?.[0] ?? "";
    const number = /\d{18}/.exec((await page.getByRole("main").textContent()) ?? "")?.[0] ?? "";
    await sharedPlatform.operate("pickup", number, code);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Pick-up at the shop" })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    await expect(page.getByText("Completed").first()).toBeVisible();
  });

  test("a customer without an address buys an audiobook, and has its code with the payment", async ({
    customersPage: page,
  }) => {
    test.slow();
    const [audiobook] = await findProducts("A Year of Small Weather");
    await open(page, `/pc/goods_details/${audiobook?.id}`);
    await page.getByRole("link", { name: "Buy now" }).click();
    await expect(page.getByText("Delivered electronically")).toBeVisible();
    await expect(addressTitle(page)).toHaveCount(0);
    await submit(page).click();
    await payWithAlipay(page);
    await page.getByRole("link", { name: "My orders" }).last().click();
    await page.getByRole("link", { name: "Show the content" }).click();
    const content = page.getByRole("heading", { name: "Delivered content" }).locator("..");
    await expect(content).toContainText("PAPER-WEATHER-7Q4M-2KX9");
    await expect(page.getByText("Deliver to")).toHaveCount(0);
  });
});
