import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { ask, type Customer } from "./customers.ts";
import { order } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function confirm(page: Page, { password }: Customer, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe("your data", { tag: "@account" }, () => {
  test("a customer asks for a copy of their data, fetches it once, and finds in it what they have done", async ({
    page,
    customer,
    context,
  }) => {
    test.slow();
    const placed = await order(customer);
    await open(page, "/pc/user/profile");
    await button(page, "Ask for a copy").click();
    await confirm(page, customer, "Ask for a copy");
    const link = page.getByRole("link", { name: "Download" });
    await expect(link).toBeVisible();
    const address = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
    const downloaded = page.waitForEvent("download");
    await link.click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await readFile(await file.path()));
    const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(json("customers.json")).toMatchObject({ profile: { mobile: customer.mobile } });
    expect(json("orders.json")).toMatchObject({ orders: [{ number: placed.number, state: "unpaid" }] });
    await expect(button(page, "Ask for another copy")).toBeVisible();
    const again = await context.request.get(address);
    expect([again.status(), again.headers()["cache-control"]]).toEqual([404, expect.stringContaining("no-store")]);
  });

  test("a customer sees what bars deleting the account, and has a second thought", async ({ page, customer }) => {
    const placed = await order(customer);
    await open(page, "/pc/user/profile");
    await expect(page.getByRole("link", { name: "1 open order" })).toBeVisible();
    await expect(button(page, "Delete account")).toHaveCount(0);
    await ask(customer, "order/cancel", { id: placed.id });
    await open(page, "/pc/user/profile");
    await button(page, "Delete account").click();
    await confirm(page, customer, "Delete account");
    await expect(page.getByText(/is going to be deleted on/)).toBeVisible();
    await button(page, "Keep my account").click();
    await expect(button(page, "Delete account")).toBeVisible();
  });
});
