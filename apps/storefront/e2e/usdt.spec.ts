import { ask, type Customer, holdSession, newCustomer } from "./customers.ts";
import { messagesIn } from "./messages.ts";
import { expect, hydrated, open, test } from "./shop.ts";
import { sendOnStandIn } from "./stand-in-chain.ts";

const begin = (customer: Customer, money: string) => ask<{ id: number }>(customer, "usdt/create", { money });

test("a top-up with USDT goes from the wallet to the wallet by keyboard, over a reload and on another device", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const customer = await newCustomer();
  await holdSession(context, baseURL, customer.token);
  await open(page, "/pc/user/user_wallet");
  await page.getByRole("link", { name: "Top up with USDT" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Top up with USDT" })).toBeVisible();
  await page.getByLabel("Into your wallet").focus();
  await page.keyboard.type("500");
  await expect(page.getByLabel("You send")).toHaveValue("69.72");
  await page.keyboard.press("Enter");
  await expect(page.getByText("69.72 USDT", { exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Waiting for your transfer")).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await holdSession(phone, baseURL, customer.token);
  const other = await phone.newPage();
  await open(other, `${baseURL}${new URL(page.url()).hash.replace("#", "/pc")}`);
  await sendOnStandIn(page, /^Send \d/);
  for (const each of [page, other])
    await expect(each.getByRole("heading", { name: "¥500.00 is in your wallet" })).toBeVisible();
  await phone.close();
  await page.getByRole("link", { name: "Back to the wallet" }).press("Enter");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "+¥500.00" });
  await row.getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { name: "¥500.00 is in your wallet" })).toBeVisible();
});

test("half of a top-up is booked, and the page asks for the rest", async ({ page, context, baseURL }) => {
  test.slow();
  const customer = await newCustomer();
  const { id } = await begin(customer, "500");
  await holdSession(context, baseURL, customer.token);
  await open(page, `/pc/user/USDTPay?id=${id}`);
  await sendOnStandIn(page, /half/);
  await expect(page.getByText(/34\.86 USDT are still missing/)).toBeVisible();
  await expect(page.getByText(/^¥250\.00 booked/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel this top-up" })).toHaveCount(0);
});

test("a top-up is cancelled on a phone, in Korean, and leads to another one", async ({ page, context, baseURL }) => {
  const say = messagesIn("ko");
  const customer = await newCustomer();
  const { id } = await begin(customer, "100");
  await holdSession(context, baseURL, customer.token);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/pc/ko/user/USDTPay?id=${id}`);
  await page.getByRole("button", { name: say("Cancel this top-up") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Cancel the top-up") })
    .click();
  await expect(page.getByRole("heading", { name: say("This top-up is cancelled") })).toBeVisible();
  await page.getByRole("link", { name: say("Top up again") }).click();
  await expect(page.getByLabel(say("Into your wallet"))).toBeVisible();
});

test("the top-up of somebody else is not found", async ({ page, context, baseURL, guard }) => {
  guard.allow(/404/);
  const { id } = await begin(await newCustomer(), "100");
  const other = await newCustomer();
  await holdSession(context, baseURL, other.token);
  const response = await page.goto(`/pc/user/USDTPay?id=${id}`);
  expect(response?.status()).toBe(404);
});
