import type { Page } from "@playwright/test";
import { newCustomer, newestCode, sharedPlatform } from "./customers.ts";
import { passLogin } from "./login.ts";
import { newShop } from "./merchant-applications.ts";
import { picture } from "./pictures.ts";
import { expect, hydrated, open, test } from "./shop.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

async function writeSecrets(page: Page, mobile: string): Promise<void> {
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText("Sent to your phone, valid for 5 minutes.")).toBeVisible();
  await field(page, "Verification code").fill(await newestCode(mobile, "application"));
  await field(page, "Password").fill("abcdef-lamp");
  await field(page, "Repeat the password").fill("abcdef-lamp");
  await page.getByRole("checkbox", { name: "I have read and accept the merchant agreement." }).check();
}

test.describe("merchant applications", { tag: "@merchant-entry" }, () => {
  test("a customer applies, is refused, applies again and is approved", async ({ customersPage: page }) => {
    const shop = newShop();
    await open(page, "/pc/");
    await page.getByRole("link", { name: "Merchant entry" }).first().click();
    await expect(heading(page, "Open your shop on Plaza")).toBeVisible();
    await field(page, "Shop name").fill(shop.name);
    await field(page, "Main category").selectOption({ index: 1 });
    await field(page, "Contact name").fill("Mei");
    await field(page, "Phone number").fill(shop.mobile);
    await field(page, "Account").fill(shop.account);
    await page.locator("input[type=file][multiple]").setInputFiles([picture("front.png"), picture("back.png")]);
    await expect(page.getByRole("button", { name: "Remove back.png" })).toBeVisible();
    await writeSecrets(page, shop.mobile);
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(heading(page, "We have your application")).toBeVisible();
    const id = /id=(\d+)/.exec(page.url())?.[1] ?? "";

    // One at a time.
    await open(page, "/pc/store_settled");
    await expect(page.getByRole("heading", { name: `${shop.name} is with us` })).toBeVisible();

    await sharedPlatform.operate("applications", "refuse", id, "The second page cannot be read");
    await open(page, `/pc/store_settled/detail?id=${id}`);
    await expect(page.getByText("The second page cannot be read")).toBeVisible();
    await page.getByRole("link", { name: "Apply again" }).click();
    await expect(field(page, "Shop name")).toHaveValue(shop.name);
    await expect(field(page, "Password")).toHaveValue("");
    // The code of the first try is used up, and the next one comes after a minute: another number gets one at once.
    const other = newShop().mobile;
    await field(page, "Phone number").fill(other);
    await writeSecrets(page, other);
    await page.getByRole("button", { name: "Send application" }).click();
    await expect(heading(page, "We have your application")).toBeVisible();
    const next = /id=(\d+)/.exec(page.url())?.[1] ?? "";
    expect(Number(next)).toBeGreaterThan(Number(id));

    await sharedPlatform.operate("applications", "approve", next);
    await page.getByRole("link", { name: "My applications" }).first().click();
    await expect(page.getByRole("row")).toHaveCount(3);
    await page
      .getByRole("link", { name: `Details of ${shop.name}` })
      .first()
      .click();
    await expect(heading(page, "Welcome, your shop is ready")).toBeVisible();
    await expect(page.getByText(shop.account).first()).toBeVisible();
    await expect(page.getByText(`${other.slice(0, 3)} **** ${other.slice(-4)}`)).toBeVisible();
  });

  test("what a visitor has written is still there after the login", async ({ page }) => {
    const customer = await newCustomer();
    const shop = newShop();
    await open(page, "/pc/store_settled");
    await field(page, "Shop name").fill(shop.name);
    await field(page, "Account").fill(shop.account);
    await field(page, "Password").fill("abcdef-lamp");
    await page.getByRole("link", { name: "Log in to send it" }).click();
    await passLogin(page, customer);
    await expect(page.getByRole("button", { name: "Send application" })).toBeVisible();
    await hydrated(page);
    await expect(field(page, "Shop name")).toHaveValue(shop.name);
    await expect(field(page, "Account")).toHaveValue(shop.account);
    await expect(field(page, "Password")).toHaveValue("");
  });
});
