import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ask, type Customer, sharedPlatform } from "./customers.ts";
import { newestLink } from "./order-links.ts";
import { paidOrder, receivedOrder } from "./purchases.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";

interface Request {
  readonly order_id: number;
  readonly after_sale: { readonly after_sale_id: number };
}

async function refundOf(customer: Customer, id: number): Promise<unknown> {
  const { refund_amount: amount } = await ask<{ refund_amount: string | null }>(
    customer,
    `order/getOrderDetail?id=${id}`,
  );
  return amount === null ? null : Number(amount);
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toBeVisible();
}

/** By the one door of an order, behind which stands what applies. */
async function throughTheDoor(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Return or cancel" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Withdraw from contract" }).click();
}

test.describe("withdrawal", { tag: "@after-sales" }, () => {
  test("somebody withdraws from an order that is paid and not sent, and keeps the receipt", async ({
    page,
    customer,
  }) => {
    const { id, number } = await paidOrder(customer);
    const { order_amount } = await ask<{ order_amount: string }>(customer, `order/getOrderDetail?id=${id}`);
    await open(page, "/pc/#/user/order");
    await throughTheDoor(page);
    await expect(page.getByRole("heading", { level: 1, name: "Withdraw from contract" })).toBeVisible();
    await axe(page);
    await expect(page.getByRole("radio", { name: "The whole order" })).toBeChecked();
    await confirm(page);
    await expect(page.getByText(/We have received your withdrawal/)).toBeVisible();
    await axe(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the receipt" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^withdrawal-\d+\.html$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain(number);
    expect(await refundOf(customer, id)).toBe(Number(order_amount));
    await open(page, `/pc/#/user/order/detail?id=${id}`);
    await expect(page.getByText("Refunded").first()).toBeVisible();
    await expect(page.getByText("You withdrew from the contract")).toBeVisible();
    await expect(page.getByRole("button", { name: "Return or cancel" })).toHaveCount(0);
    await open(page, "/pc/#/user/notices");
    await expect(
      page.getByText(`We have received your withdrawal from order ${number}`, { exact: false }),
    ).toBeVisible();
  });

  test("somebody withdraws from some pieces after their receipt, sends them back and gets their money", async ({
    page,
    customer,
  }) => {
    const { id, number } = await receivedOrder(customer, { quantity: 3 });
    await open(page, `/pc/#/user/order/detail?id=${id}`);
    await throughTheDoor(page);
    await page.getByRole("radio", { name: "Some of it" }).click();
    await page.getByRole("checkbox", { name: /^Withdraw from Dipped Lacquer Chopsticks/ }).click();
    await page.getByRole("button", { name: "One less" }).click();
    await confirm(page);
    await page.getByRole("textbox", { name: "Carrier" }).fill("SF Express");
    await page.getByRole("textbox", { name: "Tracking number" }).fill("SF123456");
    await page.getByRole("button", { name: "I have sent the goods" }).click();
    await expect(page.getByRole("button", { name: "I have sent the goods" })).toHaveCount(0);
    const { list } = await ask<{ list: readonly Request[] }>(customer, "after_sale/lists?type=apply");
    const request = list.find(({ order_id }) => order_id === id)?.after_sale.after_sale_id;
    await sharedPlatform.operate("after-sales", "receive", String(request));
    await open(page, "/pc/#/user/notices");
    await expect(
      page.getByText(`We have received your withdrawal from order ${number}`, { exact: false }),
    ).toBeVisible();
    // The provider is told of it afterwards; then the third piece can be withdrawn from, too.
    const left = async () => {
      const { lines } = await ask<{ lines: readonly { able_num: number }[] }>(customer, `withdrawal/info?id=${id}`);
      return lines.map(({ able_num }) => able_num);
    };
    await expect.poll(left).toEqual([1]);
  });

  test("whoever has the link to an order sees it without a login and withdraws from it", async ({
    page,
    customer,
    baseURL,
    browser,
  }) => {
    const { id, number } = await paidOrder(customer);
    await open(page, `/pc/#/user/order/detail?id=${id}`);
    await page.getByRole("button", { name: "Send the link to my phone" }).click();
    const known = `${customer.mobile.slice(0, 3)}****${customer.mobile.slice(-4)}`;
    await expect(page.getByText(`The link is on its way to ${known}.`, { exact: true })).toBeVisible();
    const path = await newestLink(customer);
    const others = await browser.newContext({ baseURL: baseURL ?? "" });
    const guest = await others.newPage();
    const answer = await guest.goto(path);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    await hydrated(guest);
    await expect(guest.getByText(`No. ${number}`)).toBeVisible();
    await expect(guest.getByText("A new user")).toHaveCount(0);
    await guest.getByRole("link", { name: "Withdraw from contract" }).click();
    await expect(guest.getByRole("heading", { level: 1, name: "Withdraw from contract" })).toBeVisible();
    await guest.getByRole("button", { name: "Continue" }).click();
    await guest.getByRole("textbox", { name: "Name" }).fill("A new user");
    await guest.getByRole("textbox", { name: "Email or telephone" }).fill("new@example.com");
    await guest.getByRole("button", { name: "Confirm withdrawal" }).click();
    await expect(guest.getByRole("heading", { level: 1, name: "Receipt of a withdrawal" })).toBeVisible();
    await guest.getByRole("link", { name: "Back to the order" }).click();
    await expect(guest.getByText("Closed", { exact: true })).toBeVisible();
    // A link that was changed says nothing of the order.
    await guest.goto(path.replace(/(?<=sign=)./, (first) => (first === "x" ? "y" : "x")));
    await expect(
      guest.getByRole("heading", { level: 1, name: "This link is not valid, or has expired" }),
    ).toBeVisible();
    await expect(guest.getByText(number)).toHaveCount(0);
    await others.close();
  });
});
