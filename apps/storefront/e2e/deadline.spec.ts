import type { Page } from "@playwright/test";
import { answerTo, type Customer, holdSession, newCustomer } from "./customers.ts";
import { openOwnShop, type OwnShop } from "./own-shop.ts";
import { order, receiveCoupon, skuOf, unusedCoupons } from "./purchases.ts";
import { axe, expect, open, test } from "./shop.ts";

/** Never in the flash sale, whose price may be too low for a coupon. */
const cutlery = ["Plainsong Fork & Knife", "Silver,Set of 24"] as const;

let shop: OwnShop;
test.describe("deadline", { tag: "@cart-checkout" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    shop = await openOwnShop();
  });
  test.afterAll(() => shop.close());

  /** Orders with a coupon, with as little time to pay as there can be. */
  async function orderInHaste(customer: Customer) {
    const sku = await skuOf(...cutlery, shop);
    const coupon = await receiveCoupon(customer, sku.shopId);
    return { ...(await order(customer, { sku, quantity: 2, couponIds: [coupon] })), coupon };
  }

  /** Everything that the page says from now on. */
  async function watchText(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.getByRole("main").evaluate((main) => {
      const shown: string[] = [];
      const note = () => {
        shown.push(main.textContent);
        document.documentElement.dataset["shown"] = JSON.stringify(shown);
      };
      note();
      new MutationObserver(note).observe(main, { subtree: true, childList: true, characterData: true });
    });
    return async () =>
      JSON.parse(await page.evaluate(() => document.documentElement.dataset["shown"] ?? "[]")) as string[];
  }

  async function closedOrders(): Promise<readonly string[]> {
    const lines = (await shop.operate("orders", "--state", "closed", "--json")).trim().split("\n");
    return lines.map((line) => (JSON.parse(line) as { readonly number: string }).number);
  }

  test("an order whose time to pay is over closes by itself, before the shopper's eyes", async ({ page, context }) => {
    test.setTimeout(150_000);
    const stock = async () => (await skuOf(...cutlery, shop)).stock;
    const before = await stock();
    const [looking, gone] = [await newCustomer(shop), await newCustomer(shop)];
    await shop.operate("settings", "unpaidOrderMinutes", "1");
    const [watched, forgotten] = [await orderInHaste(looking), await orderInHaste(gone)];
    expect([await stock(), await unusedCoupons(looking)]).toEqual([before - 4, []]);

    await holdSession(context, shop.url, looking.token);
    await open(page, `${shop.url}/pc/payment?id=${watched.id}&from=order`);
    await expect(page.getByRole("timer")).toHaveText(/^\d+ sec$/);
    const texts = await watchText(page);
    const closed = page.getByRole("heading", { level: 1, name: "This order is closed" });
    await expect(closed).toBeFocused({ timeout: 90_000 });
    const shown = (await texts()).join("\n");
    // A busy machine may pass over the last second.
    expect(shown).toMatch(/Pay within \d sec/);
    expect(shown).toContain("The time to pay is over. We are checking how your order stands.");
    await expect(page.getByText("Nothing was charged")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
    await axe(page);

    // The other order closes, too, although its page is not open.
    await expect.poll(closedOrders).toEqual(expect.arrayContaining([watched.number, forgotten.number]));
    expect([await stock(), await unusedCoupons(looking)]).toEqual([before, [watched.coupon]]);
    const late = await answerTo(looking, "pay/unifiedpay", { from: "order", order_id: watched.id, pay_way: 2 });
    expect(late).toMatchObject({ code: 0, msg: "This order has been closed" });
  });
});
