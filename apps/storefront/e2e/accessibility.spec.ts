import type { Page } from "@playwright/test";
import { png } from "./pictures.ts";
import { couponAnswer, longNews } from "./articles.ts";
import { ask, type Customer, holdSession, newCustomer, sharedPlatform } from "./customers.ts";
import { applyFor } from "./merchant-applications.ts";
import { addAddress, order, payByPhone, putIntoCart, receivedLine, review, skuOf } from "./purchases.ts";
import { axe, expect, findProducts, open, teapot, test } from "./shop.ts";
import { sendOnStandIn } from "./stand-in-chain.ts";

const keyboard = async () => (await findProducts("Slimline Wireless Keyboard"))[0];

const pages = [
  ["home", () => "/"],
  ["search", () => "/goods_list?name=cup"],
  ["hot list", () => "/goods_list/1"],
  ["empty search", () => "/goods_list?name=qqzzxxyy"],
  ["category", () => "/category"],
  ["narrowed list", () => "/goods_list?has=stock_offer&price=20-500&rating=2"],
  ["flash sale", () => "/seckill"],
  ["special area", () => "/special_area?id=4"],
  ["shop street", () => "/shop_street"],
  ["shop", () => "/shop_street_detail?id=1"],
  ["coupon centre", () => "/get_coupons"],
  ["product", async () => `/goods_details/${(await teapot()).id}`],
  ["reviews of a product", async () => `/goods_details/${(await teapot()).id}?tab=reviews`],
  ["comparison", async () => `/compare?ids=${(await findProducts("Teapot")).map(({ id }) => id).join(",")}`],
  ["empty comparison", () => "/compare"],
  ["product of several merchants", async () => `/goods_details/${(await keyboard())?.id}`],
  ["news", () => "/news_list"],
  ["article", longNews],
  ["help", () => "/help_center"],
  ["answers", () => "/help_center?question=parcel"],
  ["answer", couponAnswer],
  ["login", () => "/account/login"],
  ["registration", () => "/account/register"],
  ["agreement", () => "/server_explan?type=1"],
  ["application of a merchant", () => "/store_settled"],
  ["link to an order that is over", () => "/order_link?id=1&until=1&sign=x"],
  ["not found", () => "/nowhere"],
] as const;

// In one browser, whose second document takes half as long as its first: it has the shop's files.
const translations = ["zh", "ja", "ko"];

// In English below, on both devices.
for (const [name, path] of pages)
  test(`axe finds nothing on ${name} in ${translations.join(", ")}`, async ({ page, guard }) => {
    guard.allow(/404/);
    const address = await path();
    for (const lang of translations)
      await test.step(lang, async () => {
        await open(page, `/pc/${lang}${address}`);
        await axe(page);
      });
  });

test("axe finds nothing in a visitor's conversation in any language", async ({ page }) => {
  for (const lang of ["en", ...translations])
    await test.step(lang, async () => {
      await open(page, `/pc/${lang}/news_list`);
      await page.getByRole("complementary").locator("button[aria-haspopup=dialog]").click();
      await expect(page.getByRole("dialog").getByRole("link", { name: /^[\d -]+$/ })).toBeVisible();
      await axe(page);
    });
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

/** One document a device: to open each page once a width would take four times as long, and lays out the same. */
const devices = [
  ["a phone and the fingers on it", [390, 360, 768]],
  ["a desktop", [1280, 1024, 1920]],
] as const;

for (const [name, path] of pages)
  test(`axe finds nothing on ${name}, which fits each device, whatever it is called`, async ({ page, guard }) => {
    guard.allow(/404/);
    // Parts that come late may be taken over by React only after their texts were changed here.
    guard.allow(/differs from what the server sent/);
    const resize = (width: number) => page.setViewportSize({ width, height: 900 });
    const address = await path();
    for (const [device, widths] of devices)
      await test.step(device, async () => {
        await resize(widths[0]);
        await open(page, `/pc${address}`);
        await axe(page);
        if (widths[0] < 768 && name !== "not found") expect(await lowControls(page)).toEqual([]);
        for (const width of widths) {
          await resize(width);
          await expect.poll(() => tooWide(page), `${width}`).toBeLessThanOrEqual(0);
        }
        await resize(widths[0]);
        await page.evaluate(() => {
          for (const text of document.querySelectorAll("#main :is(h1, h2, h3, p, dd, article a):not(:has(*))"))
            text.textContent = "W".repeat(5000);
        });
        expect(await tooWide(page)).toBeLessThanOrEqual(0);
      });
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

    test("axe finds nothing on the wallet, from the amount to the money in it", async ({ page }) => {
      await open(page, "/pc/user/user_wallet");
      await expect(page.getByRole("heading", { name: "Nothing has happened yet" })).toBeVisible();
      await axe(page);
      await page.getByRole("button", { name: "Top up" }).click();
      await expect(dialog(page)).toBeVisible();
      await axe(page);
      await dialog(page).getByLabel("Amount", { exact: true }).fill("1");
      await dialog(page).getByRole("button", { name: "Choose how to pay" }).click();
      await expect(dialog(page).getByText("At least ¥10.00.")).toBeVisible();
      await axe(page);
      await dialog(page).getByLabel("Amount", { exact: true }).fill("100");
      await dialog(page).getByRole("button", { name: "Choose how to pay" }).click();
      await page.getByRole("radio", { name: /Alipay/ }).check();
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
      await page.getByRole("button", { name: /^Pay ¥/ }).click();
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page.getByText("¥100.00 is in your wallet.")).toBeVisible();
      await expect(page.getByText("+¥100.00")).toBeVisible();
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
    });

    test("axe finds nothing on a top-up with USDT, from the amount to the money in the wallet", async ({ page }) => {
      await open(page, "/pc/user/USDTPay");
      await axe(page);
      await page.getByRole("button", { name: "Go on" }).click();
      await expect(page.getByText("Enter an amount.")).toBeVisible();
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
      await page.getByLabel("Into your wallet").fill("500");
      await page.getByRole("button", { name: "Go on" }).click();
      await expect(page.getByText("Waiting for your transfer")).toBeVisible();
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
      await sendOnStandIn(page, /^Send \d/);
      await expect(page.getByText(/of 3 confirmations/).first()).toBeVisible();
      await axe(page);
      await expect(page.getByRole("heading", { name: "¥500.00 is in your wallet" })).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on the notices, the alerts and their settings", async ({ page }) => {
      await ask(customer, "alert/set", { kind: "price", goods_id: 1, price: "1.00", is_on: 1 });
      for (const [path, role] of [
        ["/pc/user/notices", "heading"],
        ["/pc/user/notices?view=alerts", "listitem"],
        ["/pc/user/notices?view=settings", "switch"],
      ] as const) {
        await open(page, path);
        await expect(page.getByRole("main").getByRole(role).first()).toBeVisible();
        await axe(page);
      }
    });

    test("axe finds nothing on what a customer does with their data, from the question to the wait", async ({
      page,
    }) => {
      await open(page, "/pc/user/profile");
      for (const [name, answer] of [
        ["Ask for a copy", page.getByRole("link", { name: "Download" })],
        ["Delete account", page.getByRole("button", { name: "Keep my account" })],
      ] as const) {
        await page.getByRole("button", { name, exact: true }).click();
        await dialog(page).getByRole("button", { name, exact: true }).click();
        await expect(dialog(page).getByText("Enter your password.")).toBeVisible();
        await axe(page);
        await dialog(page).getByLabel("Your password").fill(customer.password);
        await dialog(page).getByRole("button", { name, exact: true }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(answer).toBeVisible();
        await axe(page);
      }
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
    });

    test("axe finds nothing on what bars the end of an account", async ({ page }) => {
      const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
      const sent = await order(customer, sticks);
      await payByPhone(customer, sent);
      await sharedPlatform.operate("ship", sent.number, "--carrier", "SF Express", "--number", "SF1");
      await ask(customer, "after_sale/add", {
        order_id: sent.id,
        item_id: sticks.id,
        refund_type: 1,
        reason: "Something else",
        num: 1,
      });
      await open(page, "/pc/user/profile");
      for (const name of ["1 open order", "1 after-sales request under way"])
        await expect(page.getByRole("link", { name })).toBeVisible();
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
    });

    test("axe finds nothing on the profile and its dialogs", async ({ page }) => {
      const { mobile, password } = customer;
      await ask(customer, "account/login", { mobile, password, client: 5 });
      await open(page, "/pc/user/profile");
      await expect(page.getByRole("list", { name: "Devices" }).getByRole("listitem")).toHaveCount(2);
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
      for (const name of ["Change number", "Change password"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(dialog(page)).toBeVisible();
        await axe(page);
        // Each field says what is wrong with it.
        await dialog(page).getByRole("button", { name, exact: true }).click();
        await expect(dialog(page).locator("[aria-invalid=true]").first()).toBeVisible();
        await axe(page);
        await leave(page);
      }
      await page.getByLabel("Picture of yourself").setInputFiles({
        name: "me.png",
        mimeType: "image/png",
        buffer: png(64, 32),
      });
      await expect(dialog(page)).toBeVisible();
      await axe(page);
      await leave(page);
    });

    test(`axe finds nothing on the profile in ${translations.join(", ")}`, async ({ page }) => {
      for (const lang of translations)
        await test.step(lang, async () => {
          await open(page, `/pc/${lang}/user/profile`);
          await expect(page.getByRole("main").getByRole("switch").first()).toBeVisible();
          await axe(page);
        });
    });

    test("axe finds nothing on a withdrawal and its receipt", async ({ page }) => {
      const placed = await order(customer, await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece"), { quantity: 2 });
      await payByPhone(customer, placed);
      await open(page, `/pc/user/withdrawal?id=${placed.id}`);
      await page.getByRole("radio").last().check();
      await page.getByRole("main").getByRole("checkbox").check();
      await axe(page);
      const { lines } = await ask<{ lines: readonly { id: number }[] }>(customer, `withdrawal/info?id=${placed.id}`);
      const { id } = await ask<{ id: number }>(customer, "withdrawal/add", {
        id: placed.id,
        lines: lines.map((line) => ({ id: line.id, num: 1 })),
        name: "A new user",
        contact: "new@example.com",
      });
      await open(page, `/pc/user/withdrawal/receipt?id=${id}`);
      await axe(page);
    });

    test("axe finds nothing on asking for an invoice, and on an issued one", async ({ page }) => {
      const placed = await order(customer, await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece"));
      await payByPhone(customer, placed);
      await open(page, `/pc/user/order/detail?id=${placed.id}`);
      await page.getByRole("button", { name: "Ask for an invoice" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: "A company" }).check();
      await dialog.getByRole("button", { name: "Issue the invoice" }).click();
      await axe(page);
      await ask(customer, "order_invoice/add", { id: placed.id, type: 0, header_type: 0, name: "Mina Sato" });
      await open(page, `/pc/user/order/detail?id=${placed.id}`);
      await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
      await axe(page);
    });

    test("axe finds nothing on merchants' applications, and each control of theirs has a finger's height", async ({
      page,
    }) => {
      await open(page, "/pc/store_settled");
      await expect(page.getByText("0/10")).toBeVisible();
      await page.getByRole("button", { name: "Send application" }).click();
      await axe(page);
      if (viewport.width < 768) expect(await lowControls(page)).toEqual([]);
      await page.getByRole("button", { name: "Read the merchant agreement" }).click();
      await expect(dialog(page)).toBeVisible();
      await axe(page);
      const id = await applyFor(customer);
      const look = async () => {
        for (const path of [`/pc/store_settled/detail?id=${id}`, "/pc/store_settled/record"]) {
          await open(page, path);
          await axe(page);
          if (viewport.width < 768) expect(await lowControls(page), path).toEqual([]);
        }
      };
      await open(page, "/pc/store_settled");
      await axe(page);
      await look();
      await sharedPlatform.operate("applications", "refuse", String(id), "Why?");
      await look();
    });

    test("axe finds nothing on after-sales, and each control of theirs has a finger's height", async ({ page }) => {
      const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
      const sent = await order(customer, sticks, { quantity: 2 });
      await payByPhone(customer, sent);
      await sharedPlatform.operate("ship", sent.number, "--carrier", "SF Express", "--number", "SF1");
      const form = `/pc/user/after_sales/apply_sale?order_id=${sent.id}&item_id=${sticks.id}`;
      const pages = ["/pc/user/after_sales", form];
      const look = async () => {
        for (const path of pages) {
          await open(page, path);
          await axe(page);
          if (viewport.width < 768) expect(await lowControls(page), path).toEqual([]);
        }
      };
      await look();
      const { after_sale_id: id } = await ask<{ after_sale_id: number }>(customer, "after_sale/add", {
        order_id: sent.id,
        item_id: sticks.id,
        refund_type: 1,
        reason: "Something else",
        num: 1,
      });
      await sharedPlatform.operate("after-sales", "agree", String(id));
      const details = `/pc/user/after_sales/after_sale_details?afterSaleId=${id}`;
      pages.splice(
        0,
        2,
        "/pc/user/after_sales?type=apply",
        `/pc/user/after_sales/apply_result?afterSaleId=${id}`,
        details,
      );
      await look();
      for (const name of ["Enter tracking number", "Revoke"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(dialog(page)).toBeVisible();
        await axe(page);
        await leave(page);
      }
    });

    test("axe finds nothing on a customer's reviews and their form, which fit the window and a finger", async ({
      page,
    }) => {
      await review(customer, await receivedLine(customer), "Pours in a clean line");
      const form = `/pc/user/evaluation/evaluate?id=${await receivedLine(customer)}`;
      for (const path of ["/pc/user/evaluation", form, "/pc/user/evaluation?type=2"]) {
        await open(page, path);
        await axe(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          path,
        ).toBeLessThanOrEqual(0);
        if (viewport.width < 768) expect(await lowControls(page), path).toEqual([]);
      }
      await open(page, form);
      await page.getByRole("button", { name: "Publish review" }).filter({ visible: true }).click();
      await expect(page.getByText("Please choose")).toHaveCount(4);
      await axe(page);
    });

    test("axe finds nothing where a review is edited, added to and deleted", async ({ page }) => {
      await review(customer, await receivedLine(customer), "Pours in a clean line");
      await open(page, "/pc/user/evaluation?type=2");
      for (const name of [/^Edit the review/, /^Add a follow-up/, /^Delete the review/]) {
        await page.getByRole("button", { name }).click();
        await expect(dialog(page)).toBeVisible();
        await axe(page);
        await leave(page);
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
