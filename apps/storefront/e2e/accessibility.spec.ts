import type { Page } from "@playwright/test";
import { couponAnswer, longNews } from "./articles.ts";
import { ask, sharedPlatform } from "./customers.ts";
import { applyFor } from "./merchant-applications.ts";
import { chopsticks, order, payByPhone, putIntoCart, receivedLine, review, sentOrder, skuOf } from "./purchases.ts";
import { findProducts, teapot } from "./products.ts";
import { axe, expect, open, test } from "./shop.ts";

const notFound = "not found";
const keyboard = async () => (await findProducts("Slimline Wireless Keyboard"))[0];

interface PlacedTopUp {
  readonly id: number;
}

type Address = string | (() => Promise<string>);

/** The pages of visitors, by what somebody does on them. Each is looked at as a whole, in English and on a phone. */
const visits: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  "looking for something": {
    home: "/",
    search: "/goods_list?name=cup",
    "hot list": "/goods_list/1",
    "empty search": "/goods_list?name=qqzzxxyy",
    category: "/category",
    "narrowed list": "/goods_list?has=stock_offer&price=20-500&rating=2",
    "flash sale": "/seckill",
  },
  "choosing a product": {
    product: async () => `/goods_details/${(await teapot()).id}`,
    reviews: async () => `/goods_details/${(await teapot()).id}?tab=reviews`,
    "product of several merchants": async () => `/goods_details/${(await keyboard())?.id}`,
    comparison: async () => `/compare?ids=${(await findProducts("Teapot")).map(({ id }) => id).join(",")}`,
    "empty comparison": "/compare",
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
    help: "/help_center",
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
const desktop = { width: 1280, height: 900 };
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

  const otherWidths = [360, 768, 1024, 1280, 1920];

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
          for (const width of [phone.width, ...otherWidths]) {
            await resize(page, width);
            await expect.soft.poll(() => tooWide(page), `${name} at ${width}`).toBeLessThanOrEqual(0);
          }
          await callAllByLongWords(page);
          for (const width of [desktop.width, phone.width]) {
            await resize(page, width);
            await expect.soft.poll(() => tooWide(page), `long words on ${name} at ${width}`).toBeLessThanOrEqual(0);
          }
        });
    });

  test.describe("for a customer", () => {
    const dialog = (page: Page) => page.getByRole("dialog");
    const leave = async (page: Page) => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
    };
    /** Looks at the page, each of whose controls a finger finds, and which fits the window. */
    const look = async (page: Page) => {
      await axe(page);
      await expect.poll(() => lowControls(page)).toEqual([]);
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
    };
    const lookAt = (page: Page, path: string) =>
      test.step(path, async () => {
        await open(page, path);
        await look(page);
      });

    // What other journeys look at on their way is not opened here, and what a dialog or another state of a page looks like is
    // shown by its stories.

    test("axe finds nothing on the coupons and in the cart", async ({ page, customer }) => {
      const { lists } = await ask<{ lists: readonly { readonly id: number }[] }>(customer, "coupon/getCouponList");
      for (const { id } of lists) await ask(customer, "coupon/getCoupon", { coupon_id: id });
      await open(page, "/pc/user/coupons");
      await page.locator("main summary").first().click();
      await axe(page);
      await putIntoCart(customer, await skuOf("Plainsong Fork & Knife", "Silver,Set of 8"), 5);
      await open(page, "/pc/shop_cart");
      await axe(page);
      await page.getByRole("button", { name: /^Change/ }).click();
      // It says that there are fewer of these.
      await dialog(page).getByRole("radio", { name: "Black" }).check();
      await expect(dialog(page).getByRole("status")).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on top-ups, to be paid and paid, and each control has a finger's height", async ({
      page,
      customer,
    }) => {
      const { id } = await ask<PlacedTopUp>(customer, "recharge/recharge", { money: "100" });
      await lookAt(page, `/pc/user/user_wallet?top_up=${id}`);
      await payByPhone(customer, id, "recharge");
      await open(page, `/pc/user/user_wallet?top_up=${id}`);
      await expect(page.getByText("¥100.00 is in your wallet.")).toBeVisible();
      await expect(page.getByText("+¥100.00")).toBeVisible();
      await look(page);
      await lookAt(page, "/pc/user/USDTPay");
      const usdt = await ask<PlacedTopUp>(customer, "usdt/create", { money: "500" });
      await lookAt(page, `/pc/user/USDTPay?id=${usdt.id}`);
      await expect(page.getByText("Waiting for your transfer")).toBeVisible();
    });

    test("axe finds nothing on the profile, with two devices, a copy of the data and an account that goes", async ({
      page,
      customer,
    }) => {
      const { mobile, password } = customer;
      await ask(customer, "account/login", { mobile, password, client: 5 });
      await ask(customer, "user_data/ask", { password });
      await open(page, "/pc/user/profile");
      await expect(page.getByRole("list", { name: "Devices" }).getByRole("listitem")).toHaveCount(2);
      await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
      await page.getByRole("button", { name: "Change password", exact: true }).click();
      // Each field says what is wrong with it.
      await dialog(page).getByRole("button", { name: "Change password", exact: true }).click();
      await expect(dialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
      await axe(page);
      await leave(page);
      await page.getByRole("button", { name: "Delete account", exact: true }).click();
      await dialog(page).getByLabel("Your password").fill(password);
      await axe(page);
      await dialog(page).getByRole("button", { name: "Delete account", exact: true }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Keep my account" })).toBeVisible();
      await look(page);
    });

    test("axe finds nothing on merchants' applications, and each control of theirs has a finger's height", async ({
      page,
      customer,
    }) => {
      await open(page, "/pc/store_settled");
      await expect(page.getByText("0/10")).toBeVisible();
      await page.getByRole("button", { name: "Send application" }).click();
      await look(page);
      const id = await applyFor(customer);
      const paths = [`/pc/store_settled/detail?id=${id}`, "/pc/store_settled/record"];
      for (const path of ["/pc/store_settled", ...paths]) await lookAt(page, path);
      await sharedPlatform.operate("applications", "refuse", String(id), "Why?");
      for (const path of paths) await lookAt(page, path);
    });

    test("axe finds nothing on after-sales and on what bars the end of an account, and each control has a finger's height", async ({
      page,
      customer,
    }) => {
      const sku = await chopsticks();
      const sent = await sentOrder(customer, { sku, quantity: 2 });
      for (const path of ["", `/apply_sale?order_id=${sent.id}&item_id=${sku.id}`])
        await lookAt(page, `/pc/user/after_sales${path}`);
      const { after_sale_id: id } = await ask<{ after_sale_id: number }>(customer, "after_sale/add", {
        order_id: sent.id,
        item_id: sku.id,
        refund_type: 1,
        reason: "Something else",
        num: 1,
      });
      await open(page, "/pc/user/profile");
      for (const name of ["1 open order", "1 after-sales request under way"])
        await expect(page.getByRole("link", { name })).toBeVisible();
      await look(page);
      await sharedPlatform.operate("after-sales", "agree", String(id));
      for (const path of ["?type=apply", `/apply_result?afterSaleId=${id}`, `/after_sale_details?afterSaleId=${id}`])
        await lookAt(page, `/pc/user/after_sales${path}`);
    });

    test("axe finds nothing on the reviews and their form, and before one is deleted", async ({ page, customer }) => {
      await review(customer, await receivedLine(customer), "Pours in a clean line");
      const form = `/pc/user/evaluation/evaluate?id=${await receivedLine(customer)}`;
      for (const path of ["/pc/user/evaluation", form, "/pc/user/evaluation?type=2"]) await lookAt(page, path);
      await page.getByRole("button", { name: /^Delete the review/ }).click();
      await expect(dialog(page)).toBeVisible();
      await axe(page);
      await leave(page);
      await page.getByRole("button", { name: /^Edit the review/ }).click();
      await expect(dialog(page)).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on the orders, before one is changed or received", async ({ page, customer }) => {
      await order(customer);
      await sentOrder(customer);
      await open(page, "/pc/user/order");
      await expect(page.getByRole("article")).toHaveCount(2);
      await axe(page);
      for (const action of ["Return or cancel", "Confirm receipt"]) {
        await page.getByRole("article").getByRole("button", { name: action }).first().click();
        await expect(dialog(page)).toBeVisible();
        await axe(page);
        await leave(page);
      }
    });
  });
});
