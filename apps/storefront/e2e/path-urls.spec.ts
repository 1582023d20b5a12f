import { heldToken, holdSession, newCustomer } from "./customers.ts";
import { addAddress } from "./purchases.ts";
import { expect, hydrated, open, productLink, teapot, test } from "./shop.ts";
import { openedSocket } from "./sockets.ts";

test("the path form is the public one", async ({ page, baseURL }) => {
  const { id, name } = await teapot();
  await open(page, "/pc/goods_list?name=teapot");
  expect(page.url()).toBe(`${baseURL}/pc/goods_list?name=teapot`);
  await productLink(page, name).click();
  await expect(page).toHaveURL(`${baseURL}/pc/goods_details/${id}`);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("an address in the hash form arrives as well", async ({ page, baseURL }) => {
  const { id, name } = await teapot();
  await open(page, `/pc/#/goods_details/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(page.url()).toBe(`${baseURL}/pc/goods_details/${id}`);
});

test("an explicit language is gone from the address", async ({ page, baseURL }) => {
  await open(page, "/pc/ko/goods_list?name=cup");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  expect(page.url()).toBe(`${baseURL}/pc/goods_list?name=cup`);
});

test("a page opens the socket of its own site", async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  await open(page, "/pc/");
  expect(await openedSocket(page, "/pc/socket?type=user&client=5&shop_id=0")).toBe("open");
});

test("a customer logs out to the login, and is led to it and back", async ({ page, context, baseURL }) => {
  const { mobile, password, nickname, token } = await newCustomer();
  await holdSession(context, baseURL, token);
  await open(page, "/pc/user/address");
  expect(page.url()).toBe(`${baseURL}/pc/user/address`);
  await page.getByText(`Hello, ${nickname}`).hover();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${baseURL}/pc/account/login`);
  expect(await heldToken(context)).toBeUndefined();
  await open(page, "/pc/user/address");
  expect(page.url()).toBe(`${baseURL}/pc/account/login`);
  await page.getByRole("tab", { name: "Password login" }).click();
  await page.getByLabel("Phone number").fill(mobile);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(`${baseURL}/pc/user/address`);
});

test("a visitor's cart becomes an order that is paid and looked at", async ({ page, context, baseURL }) => {
  test.slow();
  const customer = await newCustomer();
  await addAddress(customer);
  const { id, name } = await teapot();
  const at = (path: string) => new RegExp(`^${baseURL}/pc${path}$`);
  const payment = at(String.raw`/payment\?(?:id=\d+&from=trade|from=trade&id=\d+)`);
  await open(page, `/pc/goods_details/${id}`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("status").getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(at("/shop_cart"));
  await page.getByRole("link", { name: "Check out (1)" }).click();

  await expect(page).toHaveURL(at("/account/login"));
  const back = (await context.cookies()).find((cookie) => cookie.name === "back_url");
  expect(decodeURIComponent(back?.value ?? "")).toBe("/shop_cart");
  await page.getByRole("tab", { name: "Password login" }).click();
  await page.getByLabel("Phone number").fill(customer.mobile);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Log in" }).click();

  await expect(page).toHaveURL(at("/shop_cart"));
  await page.getByRole("link", { name: "Check out (1)" }).click();
  await expect(page).toHaveURL(at(String.raw`/confirm_order\?data=.+`));
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Submit order" }).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole("radio", { name: /Alipay/ }).check();
  await page.getByRole("button", { name: /^Pay ¥/ }).click();
  await page.waitForURL(`${baseURL}/sandbox/alipay/**`);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Paid" })).toBeVisible();
  await expect(page).toHaveURL(payment);

  await page.getByRole("link", { name: "My orders" }).first().click();
  await expect(page).toHaveURL(at("/user/order"));
  await page.getByRole("link", { name: "Details" }).click();
  await expect(page).toHaveURL(at(String.raw`/user/order/detail\?id=\d+`));
  // With the variant that was bought.
  const bought = page.getByRole("main").getByRole("link", { name });
  await expect(bought).toHaveAttribute("href", new RegExp(String.raw`^/pc/goods_details/${id}\?sku=\d+$`));
});
