import type { Locale } from "@plaza/i18n";
import type { Page } from "@playwright/test";
import { beforeCall } from "./before-call.ts";
import { answerTo, type Customer, endSession, holdSession, newCustomer, newestCode } from "./customers.ts";
import { slotsOfDay } from "./flash-sale.ts";
import { passLogin } from "./login.ts";
import { openOwnShop, type OwnShop } from "./own-shop.ts";
import { order, putIntoCart, receiveCoupon, skuOf, skusOf, unusedCoupons } from "./purchases.ts";
import { axe, expect, hydrated, open, test } from "./shop.ts";
import { pattern, messagesIn } from "./messages.ts";
import { newMobile } from "./unused-numbers.ts";

/** So long a journey may take: no slot of the flash sale ends while its price is being paid. */
const journeySeconds = 180;

const timeout = journeySeconds * 1000;

/** Dear enough for its shop's coupon at any hour: it is never in the flash sale. */
const couponProduct = "Oat Porcelain Teapot";

/** Never in the flash sale, whose price may be too low for a coupon. */
const cutlery = ["Plainsong Fork & Knife", "Silver,Set of 24"] as const;

/** Its name on the platform. */
const alipay: Readonly<Record<Locale, string>> = { en: "Alipay", zh: "支付宝", ja: "Alipay", ko: "알리페이" };

let shop: OwnShop;
test.describe("whole purchase", { tag: "@cart-checkout" }, () => {
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    shop = await openOwnShop();
  });
  test.afterAll(() => shop.close());

  interface Listed {
    readonly goods_id: number;
    readonly goods_name: string;
  }

  async function ask<Data>(call: string, language: Locale = "en"): Promise<Data> {
    const response = await fetch(`${shop.platform}/api/${call}`, { headers: { lang: language } });
    return ((await response.json()) as { readonly data: Data }).data;
  }

  async function productNumber(name: string): Promise<number> {
    const { list } = await ask<{ list: readonly { readonly id: number }[] }>(
      `pc/goodsList?${new URLSearchParams({ name }).toString()}`,
    );
    const [first] = list;
    if (first === undefined) throw new Error(`Nobody sells "${name}".`);
    return first.id;
  }

  /** A product of the running flash sale that stays in it for a while. */
  async function flashProduct(): Promise<number> {
    const { running } = await slotsOfDay(journeySeconds, shop);
    const { lists } = await ask<{ lists: readonly Listed[] }>(`seckill_goods/getSeckillGoods?seckill_id=${running.id}`);
    const [first] = lists;
    if (first === undefined) throw new Error("Nothing is on flash sale.");
    return first.goods_id;
  }

  /** Fen, as a text of the shop writes an amount. */
  function fen(text: string | null): number {
    const digits = /¥([\d,]+\.\d\d)/.exec(text ?? "")?.[1];
    if (digits === undefined) throw new Error(`No amount in "${text}".`);
    return Math.round(Number(digits.replaceAll(",", "")) * 100);
  }

  function signedFen(text: string): number {
    return text.startsWith("−") ? -fen(text) : fen(text);
  }

  async function register(page: Page, language: Locale): Promise<void> {
    const say = messagesIn(language);
    const mobile = newMobile();
    await open(page, `${shop.url}/pc/${language}/account/register`);
    await page.getByLabel(say("Phone number")).fill(mobile);
    await page.getByRole("button", { name: say("Get code") }).click();
    await expect(
      page.getByText(pattern(say("A code is on its way to {to}. It is valid for 5 minutes."))),
    ).toBeVisible();
    await page.getByLabel(say("Verification code")).fill(await newestCode(mobile, "registration", shop));
    await page.getByLabel(say("New password")).fill("journey-2026");
    await page.getByLabel(say("Repeat the password")).fill("journey-2026");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: say("Create account") }).click();
    await page.waitForFunction(() => document.documentElement.dataset["session"] === "customer");
    await hydrated(page);
  }

  async function addToCart(page: Page, productId: number, language: Locale, quantity = 1): Promise<void> {
    const say = messagesIn(language);
    await open(page, `${shop.url}/pc/goods_details/${productId}`);
    await page.getByRole("main").getByRole("spinbutton").fill(String(quantity));
    await page.getByRole("button", { name: say("Add to cart") }).click();
    await expect(page.getByText(say("Added to cart"))).toBeVisible();
  }

  async function addAddress(page: Page, language: Locale): Promise<void> {
    const say = messagesIn(language);
    await page.getByRole("button", { name: say("Add address") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("Recipient")).fill("Mina Sato");
    await dialog.getByLabel(say("Phone number")).fill("13800138000");
    await dialog.getByLabel(say("Province")).selectOption("310000");
    await dialog.getByLabel(say("District")).selectOption("310104");
    await dialog.getByLabel(say("Street, building, flat")).fill("88 Wukang Road");
    await dialog.getByRole("button", { name: say("Save address") }).click();
    await expect(dialog).toBeHidden();
  }

  /** Everything that the summary of checkout asks for, after an address and the first shop's coupon have been chosen. */
  async function checkOut(page: Page, language: Locale): Promise<number> {
    const say = messagesIn(language);
    await open(page, `${shop.url}/pc/shop_cart`);
    await expect(page).toHaveTitle(`${say("Cart")} - Plaza`);
    await page.getByRole("link", { name: pattern(say("Check out ({count})")) }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Confirm order") })).toBeVisible();
    await addAddress(page, language);
    await page
      .getByLabel(say("Coupon"), { exact: true })
      .and(page.locator("select:enabled"))
      .selectOption({ index: 1 });
    const summary = page.getByRole("complementary", { name: say("To pay") });
    await expect(summary.getByText(say("Coupon"), { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: say("Submit order") })).toBeEnabled();
    return fen(await summary.getByRole("definition").last().textContent());
  }

  /** Two merchants' products in the cart, one of them in the flash sale, and a coupon for the other. */
  async function fillCart(page: Page, language: Locale): Promise<void> {
    const say = messagesIn(language);
    const teapot = await productNumber(couponProduct);
    await open(page, `${shop.url}/pc/goods_details/${teapot}`);
    await page.getByRole("button", { name: say("Receive coupons") }).click();
    const panel = page.getByRole("dialog");
    await panel
      .getByRole("button", { name: say("Receive"), exact: true })
      .first()
      .click();
    await expect(panel.getByText(say("Received")).first()).toBeVisible();
    await page.keyboard.press("Escape");
    // Two of them are enough for the coupon at the price of a flash sale, too.
    await addToCart(page, teapot, language, 2);
    await addToCart(page, await flashProduct(), language);
  }

  /** Who comes to the cart with the same, but by calls. */
  async function customerWithCart(page: Page): Promise<Customer> {
    const customer = await newCustomer(shop);
    const teapot = await skuOf(couponProduct, "450 ml", shop);
    await receiveCoupon(customer, teapot.shopId);
    const flash = (await skusOf(await flashProduct(), shop)).find(({ stock }) => stock > 0);
    if (flash === undefined) throw new Error("What is on flash sale is sold out.");
    await putIntoCart(customer, teapot, 2);
    await putIntoCart(customer, flash);
    await holdSession(page.context(), shop.url, customer.token);
    return customer;
  }

  async function payWithAlipay(page: Page, language: Locale): Promise<void> {
    const say = messagesIn(language);
    await page.getByRole("radio").and(page.locator(":enabled")).first().check();
    await page.getByRole("radio", { name: new RegExp(alipay[language]) }).check();
    await page.getByRole("button", { name: pattern(say("Pay {price}")) }).click();
    await page.waitForURL(/\/sandbox\/alipay/);
    await page.locator("button.main").click();
    await expect(page.getByRole("heading", { level: 1, name: say("Paid") })).toBeVisible({ timeout: 30_000 });
  }

  const numbers = (page: Page) =>
    page
      .getByRole("main")
      .getByRole("article")
      .getByText(/\d{18}/);

  async function orderNumbers(page: Page): Promise<readonly string[]> {
    return (await numbers(page).allTextContents()).map((text) => /\d{18}/.exec(text)?.[0] ?? "");
  }

  /** Orders with a coupon, with as little time to pay as there can be. */
  async function orderInHaste(customer: Customer) {
    const sku = await skuOf(...cutlery, shop);
    const coupon = await receiveCoupon(customer, sku.shopId);
    return { ...(await order(customer, { sku, quantity: 2, couponIds: [coupon] })), coupon };
  }

  /** Everything that the page says from now on. */
  async function watchText(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.getByRole("main").evaluate((main) => {
      const shown: string[] = [];
      const note = () => {
        shown.push(main.textContent);
        document.documentElement.dataset["shown"] = JSON.stringify(shown);
      };
      note();
      new MutationObserver(note).observe(main, { subtree: true, childList: true, characterData: true });
    });
    return async () =>
      JSON.parse(await page.evaluate(() => document.documentElement.dataset["shown"] ?? "[]")) as string[];
  }

  async function closedOrders(): Promise<readonly string[]> {
    const lines = (await shop.operate("orders", "--state", "closed", "--json")).trim().split("\n");
    return lines.map((line) => (JSON.parse(line) as { readonly number: string }).number);
  }

  test("a shopper gets from registration to the received orders of two merchants", async ({ page }) => {
    // Not the language that the other journeys speak. What each screen says in each language, its stories show.
    const language = "ja";
    test.setTimeout(timeout);
    const say = messagesIn(language);
    await register(page, language);
    await fillCart(page, language);
    const total = await checkOut(page, language);
    await axe(page);
    await page.getByRole("button", { name: say("Submit order") }).dblclick();

    await page.waitForURL(/\/payment/);
    // The address comes before the page, for which a skeleton may stand in.
    await expect(page.getByRole("button", { name: pattern(say("Pay {price}")) })).toBeVisible();
    await axe(page);
    await payWithAlipay(page, language);
    await axe(page);
    // Back from the payment nothing is ordered or paid again.
    await page.goBack();
    await expect(page.getByRole("button", { name: say("Submit order") })).toHaveCount(0);

    await open(page, `${shop.url}/pc/user/order?type=ship`);
    const shipping = await orderNumbers(page);
    expect(shipping).toHaveLength(2);
    for (const number of shipping)
      await shop.operate("ship", number, "--carrier", "SF Express", "--number", `SF${number}`);

    await open(page, `${shop.url}/pc/user/order?type=receive`);
    expect(new Set(await orderNumbers(page))).toEqual(new Set(shipping));
    for (const left of [1, 0]) {
      await page
        .getByRole("button", { name: say("Confirm receipt") })
        .first()
        .click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("Confirm receipt") })
        .click();
      await expect(numbers(page)).toHaveCount(left);
    }
    await open(page, `${shop.url}/pc/user/order?type=finish`);
    expect(new Set(await orderNumbers(page))).toEqual(new Set(shipping));
    const details = await page
      .getByRole("link", { name: say("Details", "order"), exact: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace("/#", "") ?? ""));
    // In Japanese a total names its currency, because ¥ alone reads as yen.
    const amountRow = new RegExp(String.raw`^−?¥[\d,]+\.\d\d(?: ${say("Chinese yuan")})?$`);
    const paid: number[] = [];
    for (const [index, detail] of details.entries()) {
      await open(page, `${shop.url}${detail}`);
      if (index === 0) await axe(page);
      const rows = await page.getByRole("definition").allTextContents();
      const parts = rows.filter((text) => amountRow.test(text)).map(signedFen);
      const amount = parts.pop() ?? 0;
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      paid.push(amount);
    }
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  test("a submission that the platform died on is sent again and finds the same order", async ({ page, guard }) => {
    test.setTimeout(timeout);
    guard.allow(/502|Failed to load|ERR_/);
    const say = messagesIn("en");
    await customerWithCart(page);
    await checkOut(page, "en");
    shop.dieOnAnswerTo("order/submitOrder");
    await page.getByRole("button", { name: say("Submit order") }).click();
    await expect(page.getByText(say("We do not know yet whether your order arrived"))).toBeVisible({ timeout: 30_000 });
    // Not even a reload forgets what was asked.
    await shop.startPlatform();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: say("Ask again") }).click();
    await page.waitForURL(/\/payment/);
    await open(page, `${shop.url}/pc/user/order`);
    expect(await orderNumbers(page)).toHaveLength(2);
    await open(page, `${shop.url}/pc/shop_cart`);
    await expect(page.getByRole("link", { name: pattern(say("Check out ({count})")) })).toHaveCount(0);
  });

  test("an order that was closed meanwhile is not paid any more, and one that is cancelled gives its coupon back", async ({
    page,
  }) => {
    test.setTimeout(timeout);
    const say = messagesIn("en");
    const customer = await customerWithCart(page);
    await checkOut(page, "en");
    await page.getByRole("button", { name: say("Submit order") }).click();
    await page.waitForURL(/\/payment/);
    await hydrated(page);
    const payment = page.url();
    const other = await page.context().newPage();
    await open(other, `${shop.url}/pc/user/order?type=pay`);
    const [first, second] = await orderNumbers(other);
    await shop.operate("close", first ?? "");
    await other.reload();
    await hydrated(other);
    expect(await orderNumbers(other)).toEqual([second]);
    await other.getByRole("button", { name: say("Return or cancel") }).click();
    await other
      .getByRole("dialog")
      .getByRole("button", { name: say("Cancel order") })
      .click();
    await expect(other.getByRole("dialog", { name: say("Cancel this order?") })).toBeVisible();
    await other
      .getByRole("dialog")
      .getByRole("button", { name: say("Cancel order") })
      .click();
    await expect(numbers(other)).toHaveCount(0);
    // The first tab learns it on the next press, and nothing is charged.
    await page.bringToFront();
    await page.goto(payment);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: say("This order is closed") })).toBeVisible();
    await putIntoCart(customer, await skuOf(couponProduct, "450 ml", shop));
    await open(page, `${shop.url}/pc/shop_cart`);
    await page.getByRole("link", { name: pattern(say("Check out ({count})")) }).click();
    await expect(page.getByLabel(say("Coupon"), { exact: true }).and(page.locator("select:enabled"))).toBeVisible();
  });

  test("a session that ends at checkout is renewed by a login, and the choices are kept", async ({ page, guard }) => {
    test.setTimeout(timeout);
    guard.allow(/401|Failed to load/);
    const say = messagesIn("en");
    const customer = await customerWithCart(page);
    const total = await checkOut(page, "en");
    await page.getByLabel(say("Note to the shop")).first().fill("Ring twice, please");
    await beforeCall(page, "order/submitOrder", () => endSession(customer));
    await page.getByRole("button", { name: say("Submit order") }).click();
    await passLogin(page, customer);
    await expect(page.getByRole("heading", { level: 1, name: say("Confirm order") })).toBeVisible({ timeout: 30_000 });
    await hydrated(page);
    await expect(page.getByLabel(say("Note to the shop")).first()).toHaveValue("Ring twice, please");
    const summary = page.getByRole("complementary", { name: say("To pay") });
    // The prices of before the login are there first, then those with the coupon that was chosen.
    await expect.poll(async () => fen(await summary.getByRole("definition").last().textContent())).toBe(total);
  });

  // The last one, because afterwards every order has a minute to be paid.
  test("an order whose time to pay is over closes by itself, before the shopper's eyes", async ({ page, context }) => {
    test.setTimeout(150_000);
    const stock = async () => (await skuOf(...cutlery, shop)).stock;
    const before = await stock();
    const [looking, gone] = [await newCustomer(shop), await newCustomer(shop)];
    await shop.operate("settings", "unpaidOrderMinutes", "1");
    const [watched, forgotten] = [await orderInHaste(looking), await orderInHaste(gone)];
    expect([await stock(), await unusedCoupons(looking)]).toEqual([before - 4, []]);

    await holdSession(context, shop.url, looking.token);
    await open(page, `${shop.url}/pc/payment?id=${watched.id}&from=order`);
    await expect(page.getByRole("timer")).toHaveText(/^\d+ sec$/);
    const texts = await watchText(page);
    const closed = page.getByRole("heading", { level: 1, name: "This order is closed" });
    await expect(closed).toBeFocused({ timeout: 90_000 });
    const shown = (await texts()).join("\n");
    // A busy machine may pass over the last second.
    expect(shown).toMatch(/Pay within \d sec/);
    expect(shown).toContain("The time to pay is over. We are checking how your order stands.");
    await expect(page.getByText("Nothing was charged")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);

    // The other order closes, too, although its page is not open.
    await expect.poll(closedOrders).toEqual(expect.arrayContaining([watched.number, forgotten.number]));
    expect([await stock(), await unusedCoupons(looking)]).toEqual([before, [watched.coupon]]);
    const late = await answerTo(looking, "pay/unifiedpay", { from: "order", order_id: watched.id, pay_way: 2 });
    expect(late).toMatchObject({ code: 0, msg: "This order has been closed" });
  });
});
