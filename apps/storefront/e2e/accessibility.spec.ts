import type { Page } from "@playwright/test";
import { couponAnswer, longNews } from "./articles.ts";
import { ask, type Customer, holdSession, newCustomer, sharedPlatform } from "./customers.ts";
import { addAddress, order, payByPhone, putIntoCart, skuOf } from "./purchases.ts";
import { axe, expect, open, teapot, test } from "./shop.ts";

const pages = [
  ["home", () => "/"],
  ["search", () => "/goods_list?name=cup"],
  ["hot list", () => "/goods_list/1"],
  ["empty search", () => "/goods_list?name=qqzzxxyy"],
  ["category", () => "/category"],
  ["flash sale", () => "/seckill"],
  ["special area", () => "/special_area?id=4"],
  ["shop street", () => "/shop_street"],
  ["shop", () => "/shop_street_detail?id=1"],
  ["coupon centre", () => "/get_coupons"],
  ["product", async () => `/goods_details/${(await teapot()).id}`],
  ["news", () => "/news_list"],
  ["article", longNews],
  ["help", () => "/help_center"],
  ["answers", () => "/help_center?question=parcel"],
  ["answer", couponAnswer],
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

for (const width of [390, 1280])
  test(`a name without a space of 5,000 characters makes no page wider than ${width}`, async ({ page, guard }) => {
    test.slow();
    guard.allow(/404/);
    await page.setViewportSize({ width, height: 900 });
    for (const [, path] of pages) {
      await open(page, `/pc${await path()}`);
      const overflow = await page.evaluate(() => {
        for (const text of document.querySelectorAll("#main :is(h1, h2, h3, p, dd, article a):not(:has(*))"))
          text.textContent = "W".repeat(5000);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect(overflow, await path()).toBeLessThanOrEqual(0);
    }
  });

test("on a phone a finger finds each control that is in no sentence on a height of 44 px", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [, path] of pages.filter(([name]) => name !== "not found")) {
    await open(page, `/pc${await path()}`);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll("#main :is(button, a), footer a")].flatMap((control) => {
        if (!control.checkVisibility() || control.closest("[aria-label=Pages], p, label")) return [];
        control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width <= 1) return [];
        const [x, y] = [left + width / 2, top + height / 2];
        const hits = (at: number) => control.contains(document.elementFromPoint(x, at));
        if (!hits(y) || (hits(y - 21) && hits(y + 21))) return [];
        return [`${control.getAttribute("aria-label") ?? control.textContent} ${Math.round(height)}`];
      }),
    );
    expect(low, await path()).toEqual([]);
  }
});

test("axe finds nothing in the menu behind a customer's name", async ({ page, context, baseURL }) => {
  const { nickname, token } = await newCustomer();
  await holdSession(context, baseURL, token);
  await open(page, "/pc/goods_list/2");
  await page.locator("summary", { hasText: nickname }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
  await axe(page);
});

for (const [device, viewport] of [
  ["a desktop", { width: 1280, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test.describe(`for a customer, on ${device}`, () => {
    test.use({ viewport });
    let customer: Customer;
    test.beforeEach(async ({ context, baseURL }) => {
      customer = await newCustomer();
      await holdSession(context, baseURL, customer.token);
    });
    const dialog = (page: Page) => page.getByRole("dialog");
    const leave = async (page: Page) => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    };

    test("axe finds nothing on the addresses, and before one is deleted", async ({ page }) => {
      await addAddress(customer);
      await open(page, "/pc/user/address");
      await axe(page);
      await page.getByRole("button", { name: /^Delete/ }).click();
      await expect(dialog(page)).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on the coupons, whether there are some or none", async ({ page }) => {
      await open(page, "/pc/user/coupons");
      await expect(page.getByRole("heading", { name: "No coupons to use" })).toBeVisible();
      await axe(page);
      const { lists } = await ask<{ lists: readonly { readonly id: number }[] }>(customer, "coupon/getCouponList");
      for (const { id } of lists) await ask(customer, "coupon/getCoupon", { coupon_id: id });
      await open(page, "/pc/user/coupons");
      await expect(page.getByRole("article").first()).toBeVisible();
      await page.locator("main summary").first().click();
      await axe(page);
      await open(page, "/pc/get_coupons");
      await expect(page.getByText("Received").first()).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on the favourites, of products and of shops", async ({ page }) => {
      await ask(customer, "goods_collect/changeStatus", { goods_id: [1, 2, 3], is_collect: 1 });
      await ask(customer, "shop_follow/changeStatus", { shop_id: [1, 2], is_follow: 1 });
      for (const [path, count] of [
        ["/pc/user/collection", 3],
        ["/pc/user/collection?kind=shops", 2],
      ] as const) {
        await open(page, path);
        await expect(page.getByRole("article")).toHaveCount(count);
        await axe(page);
      }
    });

    test("axe finds nothing on the orders, before one is changed, and where a parcel is", async ({ page }) => {
      const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
      await order(customer, sticks);
      const sent = await order(customer, sticks);
      await payByPhone(customer, sent);
      await sharedPlatform.operate("ship", sent.number, "--carrier", "SF Express", "--number", "SF1");
      await sharedPlatform.operate("trace", sent.number, "Sorted in Suzhou");
      await open(page, "/pc/user/order");
      await expect(page.getByRole("article")).toHaveCount(2);
      await axe(page);
      for (const action of ["Cancel order", "Confirm receipt", "Track"]) {
        await page.getByRole("article").getByRole("button", { name: action }).click();
        await expect(dialog(page)).toBeVisible();
        if (action === "Track") await expect(dialog(page)).toContainText("Sorted in Suzhou");
        await axe(page);
        await leave(page);
      }
    });

    test("axe finds nothing in the cart, where another option is chosen, and before a line goes", async ({ page }) => {
      await putIntoCart(customer, await skuOf("Plainsong Fork & Knife", "Silver,Set of 8"), 5);
      await open(page, "/pc/shop_cart");
      await axe(page);
      await page.getByRole("button", { name: /^Change/ }).click();
      // It says that there are fewer of these.
      await dialog(page).getByText("Black", { exact: true }).click();
      await expect(dialog(page).getByRole("status")).toBeVisible();
      await axe(page);
      await leave(page);
      for (const action of [/^Remove/, "Delete selected", "Empty cart"]) {
        await page.getByRole("main").getByRole("button", { name: action }).click();
        await expect(dialog(page)).toBeVisible();
        await axe(page);
        await leave(page);
      }
    });
  });
