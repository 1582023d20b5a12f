import type { Page } from "@playwright/test";
import { ask } from "./customers.ts";
import { skuOf } from "./purchases.ts";
import { expect, hydrated, open, test } from "./shop.ts";

test.describe("translated", { tag: "@storefront" }, () => {
  test.use({ translated: true });

  const dialog = (page: Page) => page.getByRole("dialog");
  const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });

  /** No part of the page has given up, and there is translated text in it. */
  async function isWhole(page: Page): Promise<void> {
    await expect(page.getByText(/Sorry, there was an error|Something went wrong/)).toHaveCount(0);
    await expect(page.locator("main font font").first()).toBeVisible();
  }

  test("a page that its browser translates answers each press from the product to the paid order, with the right amounts", async ({
    page,
    customer,
  }) => {
    test.slow();
    const sku = await skuOf("Plainsong Fork & Knife", "Silver,Set of 24");
    await open(page, `/pc/goods_details/${sku.productId}`);
    await page.getByRole("radio", { name: "Black" }).check();
    await page.getByRole("radio", { name: "Silver" }).check();
    await page.getByRole("radio", { name: "Set of 24" }).check();
    const favouriteButton = page
      .getByRole("main")
      .getByRole("button", { name: /favourite|Save/i })
      .first();
    await favouriteButton.click();
    await expect(favouriteButton).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: /Receive coupons/ }).click();
    await dialog(page).getByRole("button", { name: "Receive", exact: true }).first().click();
    await expect(dialog(page).getByText("Received").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "One more" }).click();
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status").getByText("Added to cart")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Cart/ })).toHaveText("Cart2");
    await isWhole(page);

    await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cart");
    const [line] = (
      await ask<{ lists: readonly { cart: readonly { price: string }[] }[] }>(customer, "cart/lists")
    ).lists.flatMap(({ cart }) => cart);
    const unit = Number(line?.price);
    const money = (count: number): string =>
      `¥${(unit * count).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    await expect(summary(page)).toContainText(money(2));
    await page.getByRole("main").getByRole("button", { name: "One more" }).click();
    await expect(summary(page)).toContainText(money(3));
    await expect(page.getByRole("link", { name: /^Check out \(/ })).toBeVisible();
    const chosen = page.getByRole("checkbox", { name: `Select ${sku.name}` });
    await chosen.uncheck();
    await expect(summary(page)).not.toContainText(money(3));
    await chosen.check();
    await expect(summary(page)).toContainText(money(3));
    await page.getByRole("button", { name: /^Save for later/ }).click();
    await expect(page.getByRole("button", { name: /^Move to cart/ })).toBeVisible();
    await expect(chosen).toHaveCount(0);
    await page.getByRole("button", { name: /^Move to cart/ }).click();
    await expect(chosen).toBeChecked();
    await expect(summary(page)).toContainText(money(3));
    await page.getByRole("button", { name: "Delete selected" }).click();
    await dialog(page).getByRole("button").first().click();
    await expect(dialog(page)).toHaveCount(0);
    await isWhole(page);

    await page.getByRole("link", { name: /^Check out \(/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Confirm order" })).toBeVisible();
    await page.getByRole("button", { name: "Add address" }).click();
    await dialog(page).getByLabel("Recipient").fill("Mina Sato");
    await dialog(page).getByLabel("Phone number").fill("13800138000");
    await dialog(page).getByLabel("Province").selectOption("310000");
    await dialog(page).getByLabel("District").selectOption("310104");
    await dialog(page).getByLabel("Street, building, flat").fill("88 Wukang Road");
    await dialog(page).getByRole("button", { name: "Save address" }).click();
    await expect(dialog(page)).toHaveCount(0);
    const toPay = page.getByRole("complementary", { name: "To pay" });
    await expect(toPay).toContainText(money(3));
    const coupon = page.getByLabel("Coupon", { exact: true }).and(page.locator("select:enabled"));
    await coupon.selectOption({ index: 1 });
    await expect(toPay.getByText("Coupon", { exact: true })).toBeVisible();
    await coupon.selectOption({ index: 0 });
    await expect(toPay.getByText("Coupon", { exact: true })).toHaveCount(0);
    await page.getByRole("main").getByRole("textbox").last().fill("Please ring twice");
    await isWhole(page);
    await page.getByRole("button", { name: "Submit order" }).click();
    await page.waitForURL(/\/payment/);
    await page.getByRole("radio").and(page.locator(":enabled")).first().check();
    await page.getByRole("radio", { name: /Alipay/ }).check();
    await page.getByRole("button", { name: /^Pay ¥/ }).click();
    await page.waitForURL(/\/sandbox\/alipay/);
    await page.locator("button.main").click();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/¥[\d,]+\.\d\d/);
    await isWhole(page);
  });
});
