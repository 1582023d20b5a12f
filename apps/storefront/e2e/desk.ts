import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { ask, sharedPlatform } from "./customers.ts";
import { png } from "./pictures.ts";
import { ports } from "./ports.ts";
import { expect } from "./shop.ts";

/** Where merchants and operators work. */
export const desk = `http://127.0.0.1:${ports.desk}`;

interface DeskAccount {
  readonly account: string;
  readonly password: string;
}

export const demoOperator: DeskAccount = { account: "demo-platform", password: "plaza2026" };

/** A new account of a shop, which has changed the password that was made up for it. */
export async function newDeskAccount(
  role: "agent" | "staff" | "owner",
  shopId: number,
  nickname = "Anna",
): Promise<DeskAccount> {
  const account = `journey-${randomUUID().slice(0, 13)}`;
  const line = ["agents", "add", account, nickname, "--shop", String(shopId), "--role", role];
  const printed = await sharedPlatform.operate(...line);
  const current = /logs in with (\S+)/.exec(printed)?.[1];
  if (current === undefined) throw new Error(`There is no account: ${printed}`);
  const password = `${current} own`;
  const nobody = { token: "", at: sharedPlatform };
  const credentials = { account, password: current, type: 1, client: 5 };
  const { token } = await ask<{ token: string }>(nobody, "../kefuapi/account/login", credentials);
  const change = { current, password };
  await ask({ token, at: sharedPlatform }, "../deskapi/account/change_password", change);
  await ask({ token, at: sharedPlatform }, "../kefuapi/account/logout", {});
  return { account, password };
}

/** Logs in from wherever the desk has led to. */
export async function logInAtDesk(
  page: Page,
  { account, password }: DeskAccount,
  of: "A shop" | "The platform" = "A shop",
): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Plaza desk" })).toBeVisible();
  await page.getByRole("radio", { name: of }).check();
  await page.getByLabel("Account", { exact: true }).fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}

/** Ends the session of who is logged in on a page, without the page. */
export async function endDeskSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(desk);
  const token = cookies.find(({ name }) => name === "desk")?.value;
  if (token === undefined) throw new Error("Nobody is logged in at the desk.");
  await ask({ token, at: sharedPlatform }, "../kefuapi/account/logout", {});
}

/** The conversations of somebody who is there for customers. */
export async function goOnlineAtDesk(page: Page, account: DeskAccount): Promise<void> {
  await page.goto(`${desk}/conversations`);
  await logInAtDesk(page, account);
  await page.getByRole("switch", { name: "Online" }).check();
  await expect(page.getByRole("switch", { name: "Online" })).toBeChecked();
}

/** A folder with pictures, and with what else lies in folders. */
export function pictureFolder(names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "plaza-pictures-"));
  for (const [index, name] of names.entries()) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    // Each another picture.
    writeFileSync(file, png(60 + index));
  }
  for (const name of ["notes.txt", ".DS_Store"]) writeFileSync(join(folder, name), "no picture");
  return folder;
}

/**
 * Products with a number of the merchant's own, as a file to import.
 *
 * @param pictures by number, where one has a picture
 */
export function productFile(numbers: readonly string[], pictures: ReadonlyMap<string, string> = new Map()): string {
  const lines = numbers.map((number) =>
    JSON.stringify({
      number,
      name: {
        en: `Journey Lamp ${number}`,
        zh: `旅程灯 ${number}`,
        ja: `旅のランプ ${number}`,
        ko: `여행 램프 ${number}`,
      },
      category: ["家居生活", "家具", "沙发"],
      on_shelf: true,
      images: [pictures.get(number) ?? []].flat(),
      skus: [{ number: `${number}-1`, price: "54.00", stock: 20 }],
    }),
  );
  const file = join(mkdtempSync(join(tmpdir(), "plaza-journey-")), "products.jsonl");
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
