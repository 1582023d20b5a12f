import type { Page } from "@playwright/test";
import { ask, newCustomer, sharedPlatform } from "./customers.ts";
import { passLogin } from "./login.ts";
import { order, sentOrder, skuOf } from "./purchases.ts";
import { findProducts } from "./products.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const noticesLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notices/ });

test.describe("notices", { tag: "@account" }, () => {
  test("a customer is told that an order is on its way, reads it, deletes it, and takes that back", async ({
    page,
    customer,
  }) => {
    test.slow();
    const { number } = await sentOrder(customer);
    await open(page, "/pc/");
    await expect(noticesLink(page)).toHaveAccessibleName("Notices: 1 unread");
    await noticesLink(page).click();
    await expect(heading(page, "Notices")).toBeVisible();
    await axe(page);
    const notice = page.getByRole("link", { name: new RegExp(`is on its way to you\\. Order ${number}`) });
    await notice.click();
    await expect(heading(page, "Order details")).toBeVisible();
    await expect(noticesLink(page)).toHaveAccessibleName("Notices");
    await page.goBack();
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: /^Delete: / }).focus();
    await page.keyboard.press("Enter");
    await expect(notice).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.keyboard.press("Enter");
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Delete read notices" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete all notices that you have read?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No notices yet" })).toBeVisible();
  });

  test("a visitor who wants to know when something is back logs in, and is told once it is", async ({ page }) => {
    test.slow();
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const lens = await skuOf("Orrery Reading Lens, 90 mm", "默认");
    const last = await order(other, { sku: lens, quantity: lens.stock });
    await open(page, `/pc/goods_details/${lens.productId}`);
    await page.getByRole("button", { name: "Tell me when back" }).first().click();
    await expect(heading(page, "Log in")).toBeVisible();
    await passLogin(page, customer);
    await expect(page.getByText("We will tell you when it is back.")).toBeVisible();
    await expect(page.getByRole("button", { name: "We tell you when it is back" }).first()).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await open(page, "/pc/user/notices?view=alerts");
    await expect(page.getByText(/When it is back/)).toBeVisible();
    await ask(other, "order/cancel", { id: last.id });
    await expect(async () => {
      await page.reload();
      await hydrated(page);
      await expect(noticesLink(page)).toHaveAccessibleName("Notices: 1 unread", { timeout: 1000 });
    }).toPass();
    // The bell may have heard of it after the page was made.
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
    await page.getByRole("link", { name: "Unread 1" }).click();
    await page.getByRole("button", { name: /^Mark as read: / }).click();
    await expect(page.getByRole("heading", { name: "You have read everything" })).toBeVisible();
    await expect(noticesLink(page)).toHaveAccessibleName("Notices");
  });

  test("a price alert is set on a product's page by keyboard, changed among the favourites, and removed", async ({
    page,
    customer,
  }) => {
    const [pan] = await findProducts("Enamel Skillet");
    if (pan === undefined) throw new Error("The demo has a skillet");
    await ask(customer, "goods_collect/changeStatus", { goods_id: pan.id, is_collect: 1 });
    await open(page, `/pc/goods_details/${pan.id}`);
    await page.getByRole("button", { name: `Tell me when ${pan.name} is cheaper` }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    const targetPrice = dialog.getByRole("textbox", { name: "At this price or less" });
    await expect(targetPrice).toBeVisible();
    await targetPrice.fill("99999");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Please enter less than it costs now.")).toBeVisible();
    await targetPrice.fill("20");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const on = page.getByRole("button", { name: `Alert at ¥20.00: ${pan.name}` });
    await expect(on).toHaveAttribute("aria-pressed", "true");
    await expect(on).toBeFocused();

    await open(page, "/pc/user/collection");
    await on.click();
    await targetPrice.fill("19.50");
    await dialog.getByRole("button", { name: "Change" }).click();
    await expect(page.getByRole("button", { name: `Alert at ¥19.50: ${pan.name}` })).toBeVisible();
    await axe(page);
    await page.getByRole("button", { name: `Alert at ¥19.50: ${pan.name}` }).click();
    await dialog.getByRole("button", { name: "Remove the alert" }).click();
    await expect(page.getByRole("button", { name: `Tell me when ${pan.name} is cheaper` })).toBeVisible();
  });

  test("a customer decides by keyboard which notices come as text messages, and gets those", async ({
    page,
    customer,
  }) => {
    await open(page, "/pc/user/notices?view=settings");
    const saved = page.waitForResponse("**/api/notice/setSettings");
    await page.getByRole("switch", { name: "SMS: Your orders" }).focus();
    await page.keyboard.press("Space");
    await saved;
    const muted = page.waitForResponse("**/api/notice/setSettings");
    await page.getByRole("switch", { name: "Inbox: Your orders" }).click();
    await muted;
    await page.reload();
    await expect(page.getByRole("switch", { name: "SMS: Your orders" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Inbox: Your orders" })).not.toBeChecked();
    const { number } = await sentOrder(customer);
    await expect
      .poll(async () => sharedPlatform.operate("outbox", "--json"))
      .toMatch(
        new RegExp(
          `"mobile":"${customer.mobile}","scene":"order","text":"[^"]* is on its way to you\\. Order ${number}`,
        ),
      );
    await open(page, "/pc/user/notices");
    await expect(page.getByRole("heading", { name: "No notices yet" })).toBeVisible();
  });
});
