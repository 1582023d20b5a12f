import type { Page } from "@playwright/test";
import { ask } from "./customers.ts";
import { chopsticks, putIntoCart } from "./purchases.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";

test.describe("addresses", { tag: "@account" }, () => {
  const cards = (page: Page) =>
    page
      .getByRole("main")
      .locator("li")
      .filter({ has: page.getByRole("button") });

  test("an address book is filled, changed and emptied by mouse", async ({ customersPage: page }) => {
    // Five dialogs, each looked at by axe.
    test.slow();
    await open(page, "/pc/user/address");
    await expect(page).toHaveTitle("Addresses - Plaza");
    await expect(page.getByRole("heading", { name: "No addresses yet" })).toBeVisible();

    await page.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(dialog.getByLabel("Recipient")).toBeFocused();
    await dialog.getByLabel("Recipient").fill("Mina Sato");
    await dialog.getByLabel("Phone number").fill("138 0013 8000");
    await dialog.getByLabel("Province").selectOption("Shanghai");
    await expect(dialog.getByLabel("City")).toHaveValue("310100");
    await dialog.getByLabel("District").selectOption("Xuhui District");
    await dialog.getByLabel("Street, building, flat").fill("Flat 1204, 88 Wukang Road");
    await dialog.getByRole("button", { name: "Save address" }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
    // The first address is the default in any case.
    await expect(cards(page).first()).toContainText("Default");
    await expect(cards(page).first()).toContainText("Flat 1204, 88 Wukang Road, Xuhui District, Shanghai");

    await page.getByRole("button", { name: "Add address" }).click();
    await dialog.getByLabel("Recipient").fill("Mina (studio)");
    await dialog.getByLabel("Phone number").fill("13900139000");
    await dialog.getByLabel("Province").selectOption("Guangdong Province");
    await dialog.getByLabel("City").selectOption("Dongguan City");
    await dialog.getByLabel("District").selectOption("Chang'an Town");
    await dialog.getByLabel("Street, building, flat").fill("Unit 3");
    await dialog.getByRole("button", { name: "Save address" }).click();
    await expect(cards(page)).toHaveCount(2);
    await axe(page);

    const isSet = page.waitForResponse(/setDefault/);
    await page.getByRole("button", { name: "Set as default: Mina (studio)" }).click();
    await expect(cards(page).filter({ hasText: "studio" })).toContainText("Default");
    await isSet;
    await page.reload();
    await hydrated(page);
    await expect(cards(page).filter({ hasText: "Mina Sato" })).not.toContainText("Default");

    await page.getByRole("button", { name: "Edit: Mina (studio)" }).click();
    const edit = page.getByRole("dialog", { name: "Edit address" });
    await expect(edit.getByLabel("District")).toHaveValue("441904");
    await edit.getByLabel("Street, building, flat").fill("Unit 4");
    await edit.getByRole("button", { name: "Save address" }).click();
    await expect(cards(page).filter({ hasText: "Unit 4" })).toHaveCount(1);

    await page.getByRole("button", { name: "Delete: Mina (studio)" }).click();
    const question = page.getByRole("dialog", { name: "Delete this address?" });
    await expect(question).toContainText("Unit 4");
    await question.getByRole("button", { name: "Keep address" }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Delete: Mina (studio)" }).click();
    await question.getByRole("button", { name: "Delete address" }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1, name: "Addresses" })).toBeFocused();
  });

  test("an address is added and deleted by keyboard, in Chinese", async ({ customersPage: page }) => {
    await open(page, "/pc/zh/user/address");
    await page.getByRole("button", { name: "新增地址" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "新增地址" });
    await expect(dialog.getByLabel("收货人")).toBeFocused();
    await page.keyboard.type("佐藤");
    await page.keyboard.press("Tab");
    await page.keyboard.type("13800138000");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("option", { name: "北京市" })).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("西总布胡同1号");
    // The first address is the default one: its box is ticked, and no stop.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "保存地址" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cards(page)).toHaveText(/佐藤13800138000默认北京市东城区西总布胡同1号/);

    await page.getByRole("button", { name: "删除：佐藤" }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "要删除此地址吗？" });
    await expect(question.getByRole("button", { name: "保留地址" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "删除：佐藤" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "保留地址" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "还没有收货地址" })).toBeVisible();
  });

  test("an address of older divisions is shown with the names it had, is edited, and can be ordered with", async ({
    page,
    customer,
  }) => {
    await ask(customer, "user_address/add", {
      contact: "Mina Sato",
      telephone: "13800138000",
      province_id: 110_000,
      city_id: 110_200,
      district_id: 110_228,
      address: "3 Gulou East Street",
      is_default: 1,
    });
    await open(page, "/pc/user/address");
    await expect(cards(page)).toContainText("3 Gulou East Street, Miyun County, Beijing");
    await page.getByRole("button", { name: "Edit: Mina Sato" }).click();
    const edit = page.getByRole("dialog", { name: "Edit address" });
    await expect(edit.getByLabel("District")).toHaveValue("110228");
    await edit.getByLabel("Street, building, flat").fill("5 Gulou East Street");
    await edit.getByRole("button", { name: "Save address" }).click();
    await expect(cards(page)).toContainText("5 Gulou East Street, Miyun County, Beijing");

    await putIntoCart(customer, await chopsticks());
    await open(page, "/pc/shop_cart");
    await page.getByRole("link", { name: /^Check out/ }).click();
    await expect(page.getByRole("radio", { name: /Mina Sato/ })).toBeChecked();
    await expect(page.getByRole("main")).toContainText("To Mina Sato, Miyun County, Beijing");
    await page.getByRole("button", { name: "Submit order" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment");
    await expect(page.getByRole("main")).toContainText("5 Gulou East Street");
  });
});
