import type { Page } from "@playwright/test";
import { answerTo, ask, type Customer } from "./customers.ts";
import { messagesIn, pattern } from "./messages.ts";
import { order } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";

const wallet = "/pc/user/user_wallet";
const row = (page: Page, text: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: text });

interface Records {
  readonly list: readonly { readonly order_amount: string; readonly pay_status: number }[];
}

const records = async (customer: Customer) => (await ask<Records>(customer, "recharge/rechargeRecord")).list;

test.describe("wallet", { tag: "@account" }, () => {
  test("a customer fills the wallet by keyboard, pays an order with it, and finds both again", async ({
    page,
    customer,
  }) => {
    test.slow();
    await open(page, wallet);
    await page.getByRole("button", { name: "Top up" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Top up your wallet" });
    await expect(dialog.getByRole("button", { name: "¥1,000" })).toBeVisible();
    await dialog.getByLabel("Amount", { exact: true }).focus();
    await page.keyboard.type("1000");
    await expect(dialog.getByRole("button", { name: "¥1,000" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Top-up of ¥1,000.00" })).toBeVisible();
    await page.getByRole("radio", { name: /WeChat Pay/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /Alipay/ })).toBeChecked();
    await page.getByRole("button", { name: "Pay ¥1,000.00" }).press("Enter");
    await page.getByRole("button", { name: "Pay", exact: true }).press("Enter");
    await expect(page.getByText("¥1,000.00 is in your wallet.")).toBeVisible();
    await expect(row(page, "Top-up")).toContainText("+¥1,000.00");
    await page.getByRole("link", { name: "Close" }).press("Enter");
    await expect(page).toHaveURL(/user_wallet$/);

    const placed = await order(customer);
    await answerTo(customer, "pay/unifiedpay", { from: "order", order_id: placed.id, pay_way: 3 });
    await open(page, `${wallet}?type=spending`);
    await expect(page.getByRole("link", { name: "Spending" })).toHaveAttribute("aria-current", "page");
    await expect(row(page, "Top-up")).toHaveCount(0);
    await row(page, "Payment for an order").getByRole("link").press("Enter");
    await expect(page.getByRole("main").getByText(placed.number)).toBeVisible();
    await ask(customer, "order/cancel", { id: placed.id });
    await open(page, `${wallet}?type=income`);
    await expect(row(page, "Refund for an order")).toContainText("Balance after ¥1,000.00");
  });

  test("a code tops the wallet up from a phone, and the page that shows it notices, in Japanese", async ({
    customersPage: page,
    browser,
    baseURL,
  }) => {
    const say = messagesIn("ja");
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/pc/ja/user/user_wallet");
    await page.getByRole("button", { name: say("Top up") }).click();
    const form = page.getByRole("dialog", { name: say("Top up your wallet") });
    await form.getByRole("button", { name: "¥200" }).click();
    await form.getByRole("button", { name: say("Choose how to pay") }).click();
    await page.getByRole("button", { name: pattern(say("Pay {money}")) }).click();
    const code = page.getByRole("dialog", { name: say("Scan with WeChat to pay") });
    await expect(code.getByRole("img", { name: say("Code to pay with WeChat") })).toBeVisible();
    const cashier = await code.getByRole("link", { name: say("Open the sandbox cashier") }).getAttribute("href");
    const phone = await browser.newPage();
    await phone.goto(`${baseURL}${cashier}`);
    await phone.getByRole("button", { name: "支払う", exact: true }).click();
    await phone.close();
    await expect(page.getByText(pattern(say("{money} is in your wallet.")))).toBeVisible();
    await expect(code).toBeHidden();
    await expect(row(page, "+¥200.00")).toBeVisible();
  });

  test("a top-up whose answer is lost is asked for once, however often it is pressed again", async ({
    page,
    customer,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await open(page, wallet);
    await page.getByRole("button", { name: "Top up" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Amount", { exact: true }).fill("66");
    let lost = 0;
    await page.route("**/api/recharge/recharge", async (route) => {
      if (lost >= 2) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    for (const times of [1, 2]) {
      // What the last press has said may still be there while this one is under way.
      const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/recharge/recharge"));
      await dialog.getByRole("button", { name: "Choose how to pay" }).click();
      await failed;
      expect(lost).toBe(times);
      await expect(dialog.getByRole("button", { name: "Choose how to pay" })).not.toHaveAttribute("aria-busy");
      await expect(dialog.getByRole("alert")).toBeVisible();
    }
    await dialog.getByRole("button", { name: "Choose how to pay" }).click();
    await expect(page.getByRole("heading", { name: "Top-up of ¥66.00" })).toBeVisible();
    expect(await records(customer)).toHaveLength(1);
  });
});
