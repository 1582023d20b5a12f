import { order } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";

test.describe("zones", { tag: "@storefront" }, () => {
  // Whoever reads here has another clock than the platform all year.
  test.use({ timezoneId: "America/New_York" });

  test("a shopper in New York is told of each clock whose it is, once the page that the server drew is theirs", async ({
    page,
    customer,
  }) => {
    const { id } = await order(customer);
    const address = `/pc/payment?id=${id}&from=order`;
    const html = await (await page.request.get(address)).text();
    expect(html).toMatch(/Closes at \d\d:\d\d</);
    await open(page, address);
    await expect(page.getByText(/^Closes at \d\d:\d\d China Time$/)).toBeVisible();

    await open(page, "/pc/ja/seckill");
    await expect(page.getByRole("link", { name: /^\d+:\d\d ?中国時間/ }).first()).toBeVisible();
    await open(page, "/pc/en/help_center");
    await expect(page.getByText("9:00–21:00 China Time").first()).toBeVisible();
  });

  test("a shopper whose clock is the platform's is told no zone", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId: "Asia/Singapore" });
    const page = await context.newPage();
    await open(page, `${baseURL}/pc/help_center`);
    await expect(page.getByText(/9:00–21:00$/).first()).toBeVisible();
    await context.close();
  });
});
