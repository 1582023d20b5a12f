import type { Page } from "@playwright/test";
import { ask, type Customer } from "./customers.ts";
import { png } from "./pictures.ts";
import { receivedLine, review } from "./purchases.ts";
import { expect, hydrated, open, test } from "./shop.ts";

/** The form for something that a customer has received. */
async function formFor(customer: Customer): Promise<string> {
  return `/pc/user/evaluation/evaluate?id=${await receivedLine(customer)}`;
}

const publish = (page: Page, name = "Publish review") => page.getByRole("button", { name }).filter({ visible: true });

async function rate(page: Page): Promise<void> {
  for (const group of await page.getByRole("radiogroup").all()) await group.getByRole("radio").nth(3).check();
}

test.describe("reviews", { tag: "@after-sales" }, () => {
  test("a purchase is reviewed by keyboard alone, and what is missing takes the focus", async ({ page, customer }) => {
    await receivedLine(customer);
    await open(page, "/pc/user/evaluation");
    await page.getByRole("link", { name: /^Write a review of/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Write a review" })).toBeVisible();
    await hydrated(page);
    await publish(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please choose")).toHaveCount(4);
    for (const name of ["Product", "As described", "Service", "Delivery"]) {
      const group = page.getByRole("radiogroup", { name });
      await expect(group.getByRole("radio", { name: "1 of 5" })).toBeFocused();
      await page.keyboard.press("Space");
      for (const _ of [2, 3, 4]) await page.keyboard.press("ArrowRight");
      await expect(group.getByRole("radio", { name: "4 of 5" })).toBeChecked();
      await page.keyboard.press("Tab");
    }
    await page.getByRole("textbox", { name: /^Your review/ }).focus();
    await page.keyboard.type("Pours well");
    await page.reload();
    await hydrated(page);
    // The device has kept it.
    await expect(page.getByRole("textbox", { name: /^Your review/ })).toHaveValue("Pours well");
    await publish(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Review centre" })).toBeVisible();
    await expect(page.getByText("Nothing to review")).toBeVisible();
    await page.getByRole("link", { name: /^Reviewed/ }).press("Enter");
    await expect(page.getByText("Pours well")).toBeVisible();
  });

  test("a review with pictures is published on a phone, in Japanese", async ({ page, customer }) => {
    const form = await formFor(customer);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, form.replace("/pc/", "/pc/ja/"));
    await rate(page);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(
        [1, 2].map((number) => ({ name: `${number}.png`, mimeType: "image/png", buffer: png(10 + number) })),
      );
    await expect(page.locator("[data-upload-field] img")).toHaveCount(2);
    await page.locator("button[type=submit]").filter({ visible: true }).last().click();
    await expect(page).toHaveURL(/\/user\/evaluation$/);
    const { lists } = await ask<{ lists: readonly { goods_comment_image_arr: readonly string[] }[] }>(
      customer,
      "goods_comment/getCommentOrder",
    );
    expect(lists[0]?.goods_comment_image_arr).toHaveLength(2);
  });

  test("a review is edited, added to and deleted", async ({ page, customer }) => {
    await review(customer, await receivedLine(customer), "Drips");
    await open(page, "/pc/user/evaluation?type=2");
    await page.getByRole("button", { name: /^Edit the review/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Never drips");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Never drips")).toBeVisible();
    await page.getByRole("button", { name: /^Add a follow-up/ }).click();
    await dialog.getByRole("textbox").fill("Still does not");
    await dialog.getByRole("button", { name: "Publish follow-up" }).click();
    await expect(page.getByText("Still does not")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add a follow-up/ })).toHaveCount(0);
    await page.getByRole("button", { name: /^Delete the review/ }).click();
    await dialog.getByRole("button", { name: "Delete review" }).dblclick();
    await expect(page.getByText("No reviews yet")).toBeVisible();
  });
});
