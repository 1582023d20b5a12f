import type { Page } from "@playwright/test";
import { couponAnswer, longNews } from "./articles.ts";
import { clientFiles } from "./client-files.ts";
import { ask, holdSession, newCustomer } from "./customers.ts";
import { missingOneByOne, type Walk } from "./missing-one-by-one.ts";
import { applyFor } from "./merchant-applications.ts";
import { newestLink } from "./order-links.ts";
import { picture, png } from "./pictures.ts";
import { ports } from "./ports.ts";
import { addAddress, order, payByPhone, putIntoCart, receivedLine, review, sentOrder, skuOf } from "./purchases.ts";
import { expect, findProducts, teapot, test } from "./shop.ts";

// After a release each file of the last one may be gone. Here every script and stylesheet of the build is missing in a document
// of its own, which must be reloaded for it (of messages those in English, see `client-files.ts`); a file that no visit asks
// for is named at the end, so a new chunk needs a visit or a press here. A document ends where its file is missing, and what
// was tested already comes from the browser's cache; still they are most of what these two tests cost. Several files missing
// at once would cost less, but the first to fail would hide the others.
//
// Pages come before what is pressed in them, because a file that is only fetched ahead costs a document for nothing. Addresses
// are paths here, because a reload of the hash form costs two documents.
const origin = `http://127.0.0.1:${ports.pathStorefront}`;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const shelf = (page: Page, name: string) => page.getByRole("region", { name });

/** Navigates in the document, without a link that would be pointed at first. */
const go = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, "", url);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `${origin}/pc${path}`);

test.beforeEach(({ page, guard }) => {
  guard.allow(/./);
  test.setTimeout(600_000);
  page.setDefaultTimeout(20_000);
});

/** The orders that a customer can apply for after-sales of. */
async function applicableTo(customer: Parameters<typeof ask>[0]): Promise<readonly { readonly order_id: number }[]> {
  const { list } = await ask<{ list: readonly { readonly order_id: number }[] }>(
    customer,
    "after_sale/lists?type=normal",
  );
  return list;
}

/** The chain for some files, by paths of the shop. */
async function chainOf(page: Page, files: readonly string[]) {
  const chain = await missingOneByOne(page, files);
  const at = (path: string, walk?: (walk: Walk) => Promise<unknown>) =>
    chain.visit(() => Promise.resolve(`${origin}/pc${path}`), walk);
  return {
    ...chain,
    at,
    /** A page that is navigated to brings its loader, and the code of calls. */
    reach: (path: string, title: string | RegExp, from = "/") =>
      at(from, async ({ see }) => {
        await go(page, path);
        await see(heading(page, title));
      }),
    /** A page of products that takes long shows its skeleton. */
    slowly: (path: string, title: string | RegExp) =>
      at("/", async ({ see }) => {
        const { promise: drawn, resolve: draw } = Promise.withResolvers<void>();
        await page.route(
          /\/api\/(?:pc\/goodsList|goods\/getGoodsDetail|shop\/getShopList|article\/lists|pc\/articleDetail)\?/,
          async (route) => {
            await drawn;
            await route.continue();
          },
        );
        await go(page, path);
        await see(page.getByRole("status").filter({ hasText: "Loading" }));
        draw();
        await see(heading(page, title));
        await page.unrouteAll({ behavior: "ignoreErrors" });
      }),
  };
}

test("each file of the chrome and of the catalogue that is missing reloads the document", async ({ page, context }) => {
  const { visit, at, reach, slowly, untested, needless } = await chainOf(page, clientFiles.looking);
  const product = `/goods_details/${(await teapot()).id}`;
  const [news, answer] = [await longNews(), await couponAnswer()];
  const shop = "/shop_street_detail?id=1";
  const shopping = ["/", "/category", "/goods_list/1", "/shop_street", "/get_coupons", shop, product];
  const promotions = ["/seckill", "/special_area?id=1"];
  for (const path of [...shopping, ...promotions, "/news_list", news, "/help_center", answer]) await at(path);
  await reach("/category", /./);
  await reach("/goods_list/1", "Hot list");
  await reach("/seckill", "Flash sale");
  await reach("/shop_street", "Shop street");
  await reach("/get_coupons", "Coupon centre");
  await reach(shop, "Hearth & Linden");
  await reach(product, /Teapot/);
  await reach("/news_list", "News");
  await reach(news, /teapot/);
  await reach("/help_center", "How can we help?");
  await reach(answer, "My coupon is not accepted");
  await at("/goods_list/1", async ({ see }) => {
    await go(page, "/");
    await see(shelf(page, "Hot list"));
  });

  await at("/", async ({ see }) => {
    await (await see(page.getByRole("banner").getByRole("searchbox"))).fill("tea");
    await see(page.getByRole("option"));
    await page.keyboard.press("Escape");
    await (await see(page.locator("[data-category]"))).hover();
    await see(page.locator("[data-flyout-of]"));
  });
  // A visitor's press waits for the login.
  await at("/get_coupons", async ({ see, press }) => {
    await press(button(page, "Receive").first());
    await see(page.getByRole("tab", { name: "Password login" }));
  });
  await at("/", async ({ see, press }) => {
    await press(button(page, "Phone"));
    await see(page.getByText("Mini program"));
  });
  await at("/news_list", async ({ see, press }) => {
    await press(page.getByRole("complementary").locator("button[aria-haspopup=dialog]"));
    await see(dialog(page));
  });
  await at(product, async ({ see, press }) => {
    await press(button(page, "Share"));
    await see(dialog(page));
    await page.keyboard.press("Escape");
    await press(button(page, /coupons$/));
    await see(dialog(page));
    await page.keyboard.press("Escape");
    await press(button(page, "Enlarge the picture"));
    await see(dialog(page));
    await page.keyboard.press("Escape");
    await press(button(page, "Add to cart"));
    await see(page.getByText("Added to cart"));
    await press(page.getByRole("navigation", { name: "About this product" }).getByRole("button", { name: /^Reviews/ }));
    await see(shelf(page, "Reviews").getByRole("listitem"));
    await shelf(page, "Price history").scrollIntoViewIfNeeded();
    await see(shelf(page, "Price history").getByRole("img"));
  });
  const [keyboard] = await findProducts("Slimline Wireless Keyboard");
  await at(`/goods_details/${keyboard?.id}`, async ({ see, press }) => {
    const merchants = page.locator("#product-offers");
    await press(button(page, "Compare"));
    await see(merchants.getByRole("listitem"));
    await press(merchants.getByRole("button", { name: "Where shall it be sent?" }));
    await see(dialog(page));
  });
  await at("/", ({ see }) => see(shelf(page, "Recently viewed")));
  const compared = `/compare?ids=${(await teapot()).id}`;
  await at(compared);
  await reach(compared, "Compare");
  await at("/goods_list/1", async ({ see }) => {
    // Another document finds it ticked.
    const pill = await see(page.getByRole("article").first().locator("label"));
    await pill.getByRole("checkbox").check({ force: true });
    await see(shelf(page, "Products to compare"));
  });

  const [cup] = await findProducts("cup");
  await slowly(`/goods_details/${cup?.id}`, cup?.name ?? "");
  await slowly("/goods_list/1", "Hot list");
  await slowly("/news_list", "News");
  await slowly(news, /teapot/);
  await slowly("/shop_street", "Shop street");
  await slowly("/shop_street_detail?id=2", "Northline Audio");

  await at("/category", async ({ see }) => {
    await (await see(page.getByRole("spinbutton", { name: "Lowest price" }))).focus();
    await see(page.getByRole("slider", { name: "Lowest price" }));
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await at("/", async ({ see, press }) => {
    await press(button(page, "All categories"));
    await see(dialog(page));
  });
  await at("/category", async ({ see, press }) => {
    await press(page.getByRole("complementary", { name: "Filters" }).getByText("Filter", { exact: true }));
    await see(dialog(page));
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  // The cart of the device is taken over. What else a customer's page fetches is tested before, because a document that is
  // reloaded for it may have taken the cart over already.
  const { mobile, password, token } = await newCustomer();
  await holdSession(context, origin, token);
  const deviceCart = await page.evaluate(() => {
    const kept = Object.entries(localStorage);
    localStorage.clear();
    return kept;
  });
  for (const path of ["/", "/user/address"]) await at(path);
  await at(`${product}?tab=reviews`, async ({ see, press }) => {
    await press(button(page, /^Report/).first());
    await see(dialog(page));
  });
  await visit(
    async () => {
      await page.evaluate((kept) => Object.assign(localStorage, Object.fromEntries(kept)), deviceCart);
      return `${origin}/pc/`;
    },
    ({ see }) => see(page.getByRole("banner").getByRole("link", { name: /^Cart\D*[1-9]/ })),
  );
  await visit(
    async () => {
      await context.clearCookies();
      return `${origin}/pc/account/login`;
    },
    async ({ see, press }) => {
      await press(page.getByRole("tab", { name: "Password login" }));
      await (await see(page.getByLabel("Phone number"))).fill(mobile);
      await (await see(page.getByLabel("Password", { exact: true }))).fill(password);
      await press(button(page, "Log in"));
      await see(shelf(page, "Hot list"));
    },
  );
  expect({ untested: [...untested], needless }).toEqual({ untested: [], needless: [] });
});

test("each file of accounts, carts and orders that is missing reloads the document", async ({ page, context }) => {
  const { at, reach, untested, needless } = await chainOf(page, clientFiles.buying);
  await at("/account/login", ({ press }) => press(page.getByRole("tab", { name: "Password login" })));
  for (const path of ["/account/register", "/account/forget_pwd", "/server_explan?type=1", "/shop_cart"])
    await at(path);
  await reach("/account/login", /./);
  await reach("/server_explan?type=1", "Service agreement");
  await at(`/goods_details/${(await teapot()).id}`, async ({ see, press }) => {
    await press(button(page, "Add to cart"));
    await see(page.getByText("Added to cart"));
  });
  const soldOut = await skuOf("Plainsong Fork & Knife", "Brass,Set of 8");
  await at(`/goods_details/${soldOut.productId}?sku=${soldOut.id}`, ({ see }) => see(button(page, /is back$/)));
  await at("/shop_cart");
  await reach("/shop_cart", /^Cart/);
  await at("/shop_cart", async ({ see, press }) => {
    await press(button(page, "Empty cart"));
    await see(dialog(page));
  });

  const customer = await newCustomer();
  const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
  await holdSession(context, origin, customer.token);
  await putIntoCart(customer, sticks);
  await at("/user/address");
  await reach("/user/address", "Addresses");
  await at("/user/coupons");
  await reach("/user/coupons", "My coupons");
  await at("/user/address", async ({ see, press }) => {
    await press(button(page, "Add address"));
    await see(dialog(page).getByLabel("Province"));
  });
  await ask(customer, "goods_collect/changeStatus", { goods_id: [1], is_collect: 1 });
  await at("/user/collection");
  await reach("/user/collection?kind=shops", "Favourites");
  await at("/user/collection", async ({ see, press }) => {
    await press(button(page, "Select several"));
    await page.getByRole("checkbox", { name: "All on this page" }).check();
    await press(button(page, "Remove"));
    await see(dialog(page));
  });
  await ask(customer, "alert/set", { kind: "price", goods_id: 1, price: "1.00", is_on: 1 });
  await at("/user/notices");
  await reach("/user/notices", "Notices");
  await at("/user/notices?view=alerts", async ({ see, press }) => {
    await press(button(page, /^Change the alert/));
    await see(dialog(page));
  });
  await at("/user/user_wallet");
  await reach("/user/user_wallet", "Wallet");
  await at("/user/user_wallet", async ({ see, press }) => {
    await press(button(page, "Top up"));
    await see(dialog(page));
  });
  await at("/user/USDTPay");
  await reach("/user/USDTPay", "Top up with USDT");
  const { id: begun } = await ask<{ id: number }>(customer, "usdt/create", { money: "50" });
  await at(`/user/USDTPay?id=${begun}`, async ({ see, press }) => {
    await press(button(page, "Cancel this top-up"));
    await see(dialog(page));
  });
  await at("/user/profile");
  await reach("/user/profile", "Profile");
  await at("/user/profile", async ({ see, press }) => {
    await press(button(page, "Change password"));
    await see(dialog(page));
    await page.keyboard.press("Escape");
    await page
      .getByLabel("Picture of yourself")
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png(64, 32) });
    await see(dialog(page));
  });
  await at("/shop_cart");
  await at("/shop_cart", async ({ see, press }) => {
    await press(page.getByRole("link", { name: /^Check out/ }));
    await press(button(page, "Add address"));
    await see(dialog(page));
  });

  await addAddress(customer);
  // An address that the server has not written yet.
  await reach("/user/address", "Addresses");
  const { id } = await order(customer, sticks);
  await at(`/payment?id=${id}&from=order`, async ({ see, press }) => {
    await (await see(page.getByRole("radio", { name: /WeChat/ }))).check();
    await press(button(page, /^Pay ¥/));
    await see(dialog(page));
  });
  await at("/user/order", async ({ see, press }) => {
    await press(button(page, "Cancel order"));
    await see(dialog(page));
  });
  await ask(customer, "order/cancel", { id });
  await at(`/user/order/detail?id=${id}`, async ({ see, press }) => {
    await press(button(page, "Buy again"));
    await see(heading(page, /^Cart/));
  });
  await sentOrder(customer);
  await at("/user/after_sales");
  await reach("/user/after_sales", "After-sales");
  const [applicable] = await applicableTo(customer);
  const form = `/user/after_sales/apply_sale?order_id=${applicable?.order_id}&item_id=${sticks.id}`;
  await at(form);
  await reach(form, "Apply for after-sales");
  await at(form, async ({ see, press }) => {
    const field = await see(page.locator("input[type=file]"));
    await field.setInputFiles(picture("large.png", Buffer.concat([png(60), Buffer.alloc(1_100_000, 7)])));
    await press(button(page, "Make it smaller"));
    // A file that is too large can be removed, too: only one that has been sent neither waits nor is on its way.
    await see(page.locator("li:has([data-upload]):not(:has(progress)):not(:has-text('Waiting'))"));
  });
  const { after_sale_id } = await ask<{ after_sale_id: number }>(customer, "after_sale/add", {
    order_id: applicable?.order_id,
    item_id: sticks.id,
    refund_type: 1,
    reason: "Something else",
  });
  await at("/user/after_sales?type=apply", async ({ see, press }) => {
    await press(button(page, "Revoke"));
    await see(dialog(page));
  });
  await reach(`/user/after_sales/apply_result?afterSaleId=${after_sale_id}`, "Your application is with the shop");
  await reach(`/user/after_sales/after_sale_details?afterSaleId=${after_sale_id}`, /./);
  await at("/store_settled", ({ see }) => see(page.getByText("0/10")));
  await reach("/store_settled", /Open your shop/);
  await at("/store_settled", async ({ see, press }) => {
    await press(button(page, "Read the merchant agreement"));
    await see(dialog(page));
  });
  const application = `/store_settled/detail?id=${await applyFor(customer)}`;
  await at(application);
  await reach(application, "We have your application");
  await at("/store_settled/record");
  const received = await receivedLine(customer);
  const writing = `/user/evaluation/evaluate?id=${received}`;
  await at("/user/evaluation");
  await reach("/user/evaluation", "Review centre");
  await at(writing, ({ see }) => see(page.locator("input[type=file]")));
  await reach(writing, "Write a review");
  await review(customer, received, "Pours well");
  await at("/user/evaluation?type=2", async ({ see, press }) => {
    await press(button(page, /^Edit the review/));
    await see(dialog(page));
  });
  await ask(customer, "notice/read", { all: 1 });
  await at("/user/notices", async ({ see, press }) => {
    await press(button(page, "Delete what is read"));
    await see(dialog(page));
  });
  await at("/user/profile", async ({ see, press }) => {
    await press(button(page, "Ask for a copy"));
    await see(dialog(page));
  });
  const paid = await order(customer, sticks);
  await payByPhone(customer, paid);
  await at(`/user/order/detail?id=${paid.id}`, async ({ see, press }) => {
    await press(button(page, "Ask for an invoice"));
    await see(dialog(page));
  });
  await ask(customer, "order_invoice/add", { id: paid.id, type: 0, header_type: 0, name: "Mina Sato" });
  await ask(customer, "order_link/send", { id: paid.id });
  const link = (await newestLink(customer)).replace(/^\/pc/, "");
  await at(link, ({ see }) => see(button(page, "Download PDF")));
  const withdrawal = `/user/withdrawal?id=${paid.id}`;
  await at(withdrawal);
  await reach(withdrawal, "Withdraw from contract");
  const { lines } = await ask<{ lines: readonly { id: number }[] }>(customer, `withdrawal/info?id=${paid.id}`);
  const { id: receipt } = await ask<{ id: number }>(customer, "withdrawal/add", {
    id: paid.id,
    lines: lines.map((line) => ({ id: line.id, num: 1 })),
    name: "A new user",
    contact: "new@example.com",
  });
  await at(`/user/withdrawal/receipt?id=${receipt}`, ({ press }) => press(button(page, "Save the receipt")));
  // These have names of their own for China's areas.
  for (const value of ["ja", "ko"]) {
    await context.addCookies([{ name: "lang", value, url: origin }]);
    await at("/user/address", async ({ see, press }) => {
      await press(page.getByRole("main").getByRole("button").first());
      await see(dialog(page).getByRole("combobox").first());
    });
  }
  expect({ untested: [...untested], needless }).toEqual({ untested: [], needless: [] });
});
