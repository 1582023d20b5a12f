import { expect, type Page } from "@playwright/test";

/** Sends on the demo's stand-in chain what the page of a top-up waits for, by the button of that name. */
export async function sendOnStandIn(page: Page, name: RegExp): Promise<void> {
  const href = await page.getByRole("link", { name: "Send on the demo's stand-in chain" }).getAttribute("href");
  const wallet = await page.context().newPage();
  await wallet.goto(new URL(href ?? "", page.url()).href);
  await wallet.getByRole("button", { name }).first().click();
  await expect(wallet.getByRole("main")).toBeVisible();
  await wallet.close();
}
