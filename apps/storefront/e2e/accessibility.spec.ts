import { axe, expect, open, teapot, test } from "./shop.ts";

const pages = [
  ["home", () => "/"],
  ["search", () => "/goods_list?name=cup"],
  ["hot list", () => "/goods_list/1"],
  ["empty search", () => "/goods_list?name=qqzzxxyy"],
  ["category", () => "/category"],
  ["product", async () => `/goods_details/${(await teapot()).id}`],
  ["login", () => "/account/login"],
  ["registration", () => "/account/register"],
  ["agreement", () => "/server_explan?type=1"],
  ["not found", () => "/nowhere"],
] as const;

for (const lang of ["en", "zh", "ja", "ko"])
  for (const [name, path] of pages)
    test(`axe finds nothing on ${name} in ${lang}`, async ({ page, guard }) => {
      guard.allow(/404/);
      await open(page, `/pc/${lang}${await path()}`);
      await axe(page);
    });

test("axe finds nothing in the open menus", async ({ page }) => {
  await open(page, "/pc/goods_list/1");
  await page.getByRole("button", { name: "All categories" }).click();
  await page.getByRole("list", { name: "Categories" }).getByRole("link").first().hover();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.getByText("English", { exact: true }).first().click();
  await axe(page);
});

for (const width of [360, 768, 1024, 1280, 1920])
  test(`nothing scrolls sideways at ${width}`, async ({ page, guard }) => {
    guard.allow(/404/);
    await page.setViewportSize({ width, height: 900 });
    for (const [, path] of pages) {
      await open(page, `/pc${await path()}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, await path()).toBeLessThanOrEqual(0);
    }
  });
