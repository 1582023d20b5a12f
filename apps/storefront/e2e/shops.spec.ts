import type { Page } from "@playwright/test";
import { putIntoCart, skuOf } from "./purchases.ts";
import { teapot } from "./products.ts";
import { expect, open, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const shopLink = (page: Page, name: string) => page.getByRole("article", { name }).getByRole("link", { name });

test.describe("shops", { tag: "@catalog" }, () => {
  test("a shop is found in the street by mouse, and its products are looked through", async ({ page }) => {
    await open(page, "/pc/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop Street" }).click();
    // Other journeys open shops.
    const total = page.getByText(/^\d+ shops$/);
    const shops = async () => Number.parseInt((await total.textContent()) ?? "", 10);
    expect(await shops()).toBeGreaterThanOrEqual(10);
    await page.getByRole("link", { name: "Newest", exact: true }).click();
    await expect(page).toHaveURL(/sort=newest/);
    const pageTwo = page.getByRole("link", { name: "Page 2", exact: true });
    // Until the street is the sorted one, its links lead to pages of the other.
    await expect(pageTwo).toHaveAttribute("href", /sort=newest/);
    await pageTwo.click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(async () => (await page.getByRole("article").count()) - Math.min(8, (await shops()) - 8)).toBe(0);
    await page.getByRole("link", { name: "Electronics" }).click();
    await expect(page.getByText("1 shop", { exact: true })).toBeVisible();
    await shopLink(page, "Northline Audio").click();

    await expect(heading(page, "Northline Audio")).toBeVisible();
    await expect(page.getByRole("region", { name: "The shop recommends" }).getByRole("article")).toHaveCount(5);
    await expect(page.getByRole("searchbox", { name: "Search products", exact: true })).toHaveValue("");
    const parts = page.getByRole("navigation", { name: "Parts of this shop" }).getByRole("link");
    const category = (await parts.nth(2).textContent()) ?? "";
    await parts.nth(2).click();
    const list = page.getByRole("region", { name: category });
    await expect(list.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "The shop recommends" })).toHaveCount(0);
    await list.getByRole("link", { name: "Price" }).click();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page).toHaveURL(/category=/);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("region", { name: "The shop recommends" })).toBeVisible();
  });

  test("a shop's coupon is received on its page, and the shop is reached by its name from cart and product", async ({
    page,
    customer,
  }) => {
    const sku = await skuOf("Oat Porcelain Teapot", "450 ml");
    await putIntoCart(customer, sku, 1);
    await open(page, "/pc/shop_cart");
    await page.getByRole("main").getByRole("link", { name: "Hearth & Linden" }).click();
    const coupons = page.getByRole("region", { name: "Coupons of this shop" });
    await coupons.getByRole("button", { name: "Receive" }).first().click();
    await expect(coupons.getByText("Received", { exact: true })).toBeVisible();
    await coupons.getByRole("link", { name: "Use it" }).click();
    await expect(page).toHaveURL(/view=all/);

    await open(page, `/pc/goods_details/${(await teapot()).id}`);
    await page.getByRole("main").getByRole("link", { name: "Hearth & Linden" }).click();
    await expect(heading(page, "Hearth & Linden")).toBeVisible();
  });
});
