import type { Page } from "@playwright/test";
import { couponAnswer, longNews } from "./articles.ts";
import { ask, sharedPlatform } from "./customers.ts";
import { applyFor } from "./merchant-applications.ts";
import { chopsticks, payByPhone, putIntoCart, receivedLine, review, sentOrder, skuOf } from "./purchases.ts";
import { findProducts, teapot } from "./products.ts";
import { axe, expect, open, test } from "./shop.ts";

const notFound = "not found";
const keyboard = async () => (await findProducts("Slimline Wireless Keyboard"))[0];

interface PlacedTopUp {
  readonly id: number;
}

type Address = string | (() => Promise<string>);

/**
 * The pages of visitors, by what somebody does on them. Each is looked at as a whole, in English and on a phone; what a part
 * or another state of it looks like is shown by its stories.
 */
const visits: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  "looking for something": {
    home: "/",
    "narrowed list": "/goods_list?name=cup&has=stock_offer&price=20-500",
    category: "/category",
    "flash sale": "/seckill",
  },
  "choosing a product": {
    "product and its reviews": async () => `/goods_details/${(await teapot()).id}?tab=reviews`,
    "product of several merchants": async () => `/goods_details/${(await keyboard())?.id}`,
    comparison: async () => `/compare?ids=${(await findProducts("Teapot")).map(({ id }) => id).join(",")}`,
  },
  "walking down the street": {
    "shop street": "/shop_street",
    shop: "/shop_street_detail?id=1",
    "coupon centre": "/get_coupons",
    "special area": "/special_area?id=4",
  },
  reading: {
    news: "/news_list",
    article: longNews,
    answers: "/help_center?question=parcel",
    answer: couponAnswer,
    agreement: "/server_explan?type=1",
  },
  "standing at a door": {
    login: "/account/login",
    registration: "/account/register",
    "application of a merchant": "/store_settled",
    "link to an order that is over": "/order_link?id=1&until=1&sign=x",
    [notFound]: "/nowhere",
  },
};

const phone = { width: 390, height: 844 };
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test.describe("accessibility", { tag: "@storefront" }, () => {
  test.use({ viewport: phone });

  /** The controls that are in no sentence, and that a finger does not find on a height of 44 px. */
  async function lowControls(page: Page): Promise<readonly string[]> {
    return page.evaluate(() =>
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
  }

  const tooWide = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /** The least that the shop is made for, and a page of each other layout. Stories fit their parts to other widths. */
  const widths = [360, 768, 1280];

  /** Whatever the merchants call what they sell. Amounts, and what stands on controls, are words of ours. */
  async function callAllByLongWords(page: Page): Promise<void> {
    await page.evaluate(() => {
      const texts = "h1, h2, h3, p, dt, dd, li, th, td, figcaption, summary, article a, span, b, strong, em";
      for (const text of document.querySelectorAll(
        `#main :is(${texts}):not(:has(*), [aria-hidden], [translate=no], [translate=no] *, s *, a *, button *)`,
      ))
        if (text.textContent !== "") text.textContent = "W".repeat(400);
    });
  }

  for (const [visit, pages] of Object.entries(visits))
    test(`axe finds nothing for a visitor ${visit}; each page fits each device, whatever is called how`, async ({
      page,
      guard,
    }) => {
      test.slow();
      guard.allow(/404/);
      // Parts that come late may be taken over by React only after their texts were changed here.
      guard.allow(/differs from what the server sent/);
      for (const [name, address] of Object.entries(pages))
        await test.step(name, async () => {
          await page.setViewportSize(phone);
          await open(page, `/pc${typeof address === "string" ? address : await address()}`);
          await axe(page);
          if (name !== notFound) expect.soft(await lowControls(page), name).toEqual([]);
          for (const width of widths) {
            await resize(page, width);
            await expect.soft.poll(() => tooWide(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
          }
          await callAllByLongWords(page);
          for (const width of [1280, 360]) {
            await resize(page, width);
            await expect.soft.poll(() => tooWide(page), `long words on ${name} at ${width}`).toBeLessThanOrEqual(0);
          }
        });
    });

  test.describe("for a customer", () => {
    /** Each control is found by a finger, and the page fits the window. */
    const lookAt = (page: Page, path: string) =>
      test.step(path, async () => {
        await open(page, `/pc${path}`);
        await axe(page);
        await expect.poll(() => lowControls(page)).toEqual([]);
        await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      });

    // What other journeys look at on their way is not opened here, and what a dialog or another state of a page looks like is
    // shown by its stories.

    test("axe finds nothing on what belongs to an account", async ({ page, customer }) => {
      const { lists } = await ask<{ lists: readonly { readonly id: number }[] }>(customer, "coupon/getCouponList");
      for (const { id } of lists) await ask(customer, "coupon/getCoupon", { coupon_id: id });
      await putIntoCart(customer, await skuOf("Plainsong Fork & Knife", "Silver,Set of 8"), 5);
      const { id } = await ask<PlacedTopUp>(customer, "recharge/recharge", { money: "100" });
      await payByPhone(customer, id, "recharge");
      const usdt = await ask<PlacedTopUp>(customer, "usdt/create", { money: "500" });
      const application = await applyFor(customer);
      await sharedPlatform.operate("applications", "refuse", String(application), "Why?");
      await ask(customer, "user_data/ask", { password: customer.password });
      for (const path of ["/user/coupons", "/shop_cart"])
        await test.step(path, async () => {
          await open(page, `/pc${path}`);
          await axe(page);
        });
      for (const path of [
        `/user/user_wallet?top_up=${id}`,
        `/user/USDTPay?id=${usdt.id}`,
        "/user/profile",
        `/store_settled/detail?id=${application}`,
        "/store_settled/record",
      ])
        await lookAt(page, path);
    });

    test("axe finds nothing on what belongs to an order", async ({ page, customer }) => {
      const line = await receivedLine(customer);
      const sku = await chopsticks();
      const sent = await sentOrder(customer, { sku, quantity: 2 });
      const form = `/user/after_sales/apply_sale?order_id=${sent.id}&item_id=${sku.id}`;
      for (const path of ["/user/order", "/user/evaluation", `/user/evaluation/evaluate?id=${line}`, form])
        await lookAt(page, path);
      await review(customer, line, "Pours in a clean line");
      const { after_sale_id: id } = await ask<{ after_sale_id: number }>(customer, "after_sale/add", {
        order_id: sent.id,
        item_id: sku.id,
        refund_type: 1,
        reason: "Something else",
        num: 1,
      });
      await sharedPlatform.operate("after-sales", "agree", String(id));
      for (const path of ["?type=apply", `/apply_result?afterSaleId=${id}`, `/after_sale_details?afterSaleId=${id}`])
        await lookAt(page, `/user/after_sales${path}`);
      await lookAt(page, "/user/evaluation?type=2");
    });
  });
});
