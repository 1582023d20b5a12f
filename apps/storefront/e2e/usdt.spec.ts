import { holdSession } from "./customers.ts";
import { expect, hydrated, open, test } from "./shop.ts";
import { sendOnStandIn } from "./stand-in-chain.ts";

test.describe("usdt", { tag: "@account" }, () => {
  test("a top-up with USDT goes from the wallet to the wallet by keyboard, over a reload and on another device", async ({
    page,
    customer,
    browser,
    baseURL,
  }) => {
    test.slow();
    await open(page, "/pc/user/user_wallet");
    await page.getByRole("link", { name: "Top up with USDT" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Top up with USDT" })).toBeVisible();
    await page.getByLabel("Into your wallet").focus();
    await page.keyboard.type("500");
    await expect(page.getByLabel("You send")).toHaveValue("69.72");
    await page.keyboard.press("Enter");
    await expect(page.getByText("69.72 USDT", { exact: true })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Waiting for your transfer")).toBeVisible();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await holdSession(phone, baseURL, customer.token);
    const other = await phone.newPage();
    await open(other, `${baseURL}${new URL(page.url()).hash.replace("#", "/pc")}`);
    await sendOnStandIn(page, /^Send \d/);
    for (const each of [page, other])
      await expect(each.getByRole("heading", { name: "¥500.00 is in your wallet" })).toBeVisible();
    await phone.close();
    await page.getByRole("link", { name: "Back to the wallet" }).press("Enter");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "+¥500.00" });
    await row.getByRole("link").press("Enter");
    await expect(page.getByRole("heading", { name: "¥500.00 is in your wallet" })).toBeVisible();
  });
});
