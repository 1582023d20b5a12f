import type { Page } from "@playwright/test";
import { couponAnswer, longNews } from "./articles.ts";
import { clientFiles } from "./client-files.ts";
import { ask, holdSession, newCustomer } from "./customers.ts";
import { missingOneByOne, type Walk } from "./missing-one-by-one.ts";
import { ports } from "./ports.ts";
import { addAddress, order, putIntoCart, skuOf } from "./purchases.ts";
import { expect, findProducts, teapot, test } from "./shop.ts";

// After a release each file of the last one may be gone. Here every script and stylesheet of the build is missing in a document
// of its own, which must be reloaded for it; a file that no visit asks for is named at the end, so a new chunk needs a visit
// or a press here. A document costs 0.2 s of the browser's processor time, because it ends where its file is
// missing, and what was tested already comes from the browser's cache: about 320 documents for 235 files, in two tests
// beside each other. Several files missing at once would cost less, but the first to fail would hide the others.
//
// Pages come before what is pressed in them, because a file that is only fetched ahead costs a document for nothing. Addresses
// are paths here, because a reload of the hash form costs two documents.
const origin = `http://127.0.0.1:${ports.pathStorefront}`;
const languages = ["zh", "ja", "ko"];

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

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: "lang", value: language, url: origin }]);
}

test.beforeEach(({ page, guard }) => {
  guard.allow(/./);
  test.setTimeout(600_000);
  page.setDefaultTimeout(20_000);
});

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
    await (await see(page.getByRole("searchbox"))).fill("tea");
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
  });
  await at("/", ({ see }) => see(shelf(page, "Recently viewed")));

  const [cup] = await findProducts("cup");
  await slowly(`/goods_details/${cup?.id}`, cup?.name ?? "");
  await slowly("/goods_list/1", "Hot list");
  await slowly("/news_list", "News");
  await slowly(news, /teapot/);
  await slowly("/shop_street", "Shop street");
  await slowly("/shop_street_detail?id=2", "Northline Audio");

  await page.setViewportSize({ width: 390, height: 844 });
  await at("/", async ({ see, press }) => {
    await press(button(page, "All categories"));
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
  for (const language of languages) {
    await speak(page, language);
    await at("/");
    await at("/news_list");
    await at("/seckill");
  }
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
  for (const language of languages) {
    await speak(page, language);
    await at("/shop_cart");
    await at("/user/order");
    await at("/user/collection");
    await at("/user/address");
    await at("/user/address", async ({ see, press }) => {
      await press(page.getByRole("main").getByRole("button").first());
      await see(dialog(page).getByRole("combobox").first());
    });
  }
  expect({ untested: [...untested], needless }).toEqual({ untested: [], needless: [] });
});
