import { heldToken, holdSession, newCustomer } from "./customers.ts";
import { expect, hydrated, open, teapot, test } from "./shop.ts";

test("the path form is public instead", async ({ page, baseURL }) => {
  const { id, name } = await teapot();
  await open(page, "/pc/goods_list?name=teapot");
  expect(page.url()).toBe(`${baseURL}/pc/goods_list?name=teapot`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/pc/goods_details/${id}`);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the hash form arrives all the same", async ({ page, baseURL }) => {
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
