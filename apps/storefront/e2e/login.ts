import type { Page } from "@playwright/test";
import type { Customer } from "./customers.ts";
import { expect, hydrated } from "./shop.ts";

/** Logs in where a page has led to the login, which leads back to it. */
export async function passLogin(page: Page, { mobile, password }: Customer): Promise<void> {
  await expect(page).toHaveURL(/account\/login/);
  await hydrated(page);
  await page.getByRole("tab", { name: "Password login" }).click();
  await page.getByLabel("Phone number").fill(mobile);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
