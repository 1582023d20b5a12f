import { order } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";
import { pattern, messagesIn } from "./messages.ts";

test.describe("phone payment", { tag: "@cart-checkout" }, () => {
  test("a code is paid on a phone, and the page that shows it notices, in Japanese", async ({
    page,
    customer,
    browser,
    baseURL,
  }) => {
    const say = messagesIn("ja");
    const { id, number } = await order(customer);
    await open(page, `/pc/ja/payment?id=${id}&from=order`);
    await page.getByRole("radio", { name: /WeChat/ }).check();
    await page.getByRole("button", { name: pattern(say("Pay {price}")) }).click();
    const dialog = page.getByRole("dialog", { name: say("Scan with WeChat to pay") });
    const code = dialog.getByRole("img", { name: say("Code to pay with WeChat") });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(dialog.getByRole("timer")).toBeVisible();

    const phone = await browser.newPage();
    const cashier = await dialog.getByRole("link", { name: say("Open the sandbox cashier") }).getAttribute("href");
    await phone.goto(`${baseURL}${cashier}`);
    await expect(phone.locator("html")).toHaveAttribute("lang", "ja");
    await phone.getByRole("button", { name: "支払う", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Paid") })).toBeFocused();
    await expect(dialog).toBeHidden();
    await phone.close();

    await page.getByRole("link", { name: say("See the order") }).click();
    await expect(page.getByRole("main").getByText(number)).toBeVisible();
    await expect(page.getByRole("main").getByText(say("Pending shipment")).first()).toBeVisible();
  });
});
