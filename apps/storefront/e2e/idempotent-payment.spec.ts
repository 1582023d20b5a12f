import { order } from "./purchases.ts";
import { expect, hydrated, open, test } from "./shop.ts";

test.describe("idempotent payment", { tag: "@cart-checkout" }, () => {
  test("a customer who pays a second time by another way sees the second payment refunded in the order", async ({
    page,
    customer,
    baseURL,
  }) => {
    test.slow();
    const placed = await order(customer);
    await open(page, `/pc/payment?id=${placed.id}&from=order`);
    await expect(page.getByText("Dipped Lacquer Chopsticks").first()).toBeVisible();
    await page.getByRole("radio", { name: /WeChat/ }).check();
    await page.getByRole("button", { name: /^Pay ¥/ }).click();
    const code = page.getByRole("dialog", { name: "Scan with WeChat to pay" });
    const cashier = await code.getByRole("link", { name: "Open the sandbox cashier" }).getAttribute("href");
    await code.getByRole("button", { name: "Close" }).click();
    await expect(code).toBeHidden();

    // Also after a reload, and in another tab.
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("radio", { name: /WeChat/ })).toBeChecked();
    await page.getByRole("radio", { name: /Alipay/ }).click();
    const question = page.getByRole("dialog", { name: "You may already have paid with WeChat Pay" });
    await question.getByRole("button", { name: "Check again" }).click();
    await expect(question.getByText("Nothing has arrived yet.")).toBeVisible();
    await question.getByRole("button", { name: "Pay another way anyway" }).click();
    await expect(page.getByRole("radio", { name: /Alipay/ })).toBeChecked();
    await page.getByRole("button", { name: /^Pay ¥/ }).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible();

    // The first payment comes after all.
    const link = new URL(cashier ?? "", baseURL);
    const body = new URLSearchParams([...link.searchParams, ["choice", "pay"]]);
    await fetch(`${customer.at.platform}${link.pathname}`, { method: "POST", body, redirect: "manual" });
    await page.getByRole("link", { name: "See the order" }).click();
    const second = page.getByText(/^A late payment of ¥[\d.]+ arrived/);
    await expect(second).toBeVisible();
    await expect(second).toContainText("WeChat Pay");
    await expect(page.getByText("Alipay", { exact: true })).toBeVisible();
  });
});
