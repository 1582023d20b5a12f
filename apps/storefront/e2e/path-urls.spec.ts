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
