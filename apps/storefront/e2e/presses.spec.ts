import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { couponAnswer } from "./articles.ts";
import { holdSession, newCustomer, newestCode, sharedPlatform } from "./customers.ts";
import { addAddress, order, payByPhone, putIntoCart, skuOf } from "./purchases.ts";
import { expect, open, teapot, test } from "./shop.ts";

/** The calls whose buttons are double-clicked here, by the place that has them. */
const places = {
  smsLogin: ["sms/send", "account/smsLogin"],
  passwordLogin: ["account/login"],
  forgotten: ["sms/send", "login_password/forget"],
  product: ["cart/add", "coupon/getCoupon"],
  shop: ["coupon/getCoupon"],
  couponCentre: ["coupon/getCoupon"],
  cart: ["coupon/getCoupon"],
  hearts: ["goods_collect/changeStatus", "shop_follow/changeStatus"],
  later: ["cart/saveForLater", "cart/moveToCart", "cart/removeLater"],
  couponAtCheckout: ["coupon/getCoupon"],
  checkout: ["cart/del", "order/submitOrder"],
  addresses: ["user_address/add", "user_address/setDefault", "user_address/update", "user_address/del"],
  orders: ["order/confirm", "order/cancel", "order/del"],
  answer: ["help/feedback"],
} as const;

const elsewhere = [
  // Double-clicked by the journeys of the account and the session.
  "account/register",
  "account/logout",
  // Each press of a stepper or a checkbox counts.
  "cart/change",
  "cart/selected",
  // A page asks for these when it opens.
  "cart/preview",
  "goods/view",
  "order/settlement",
  "pay/unifiedpay",
];

test("every call that sends has its button double-clicked somewhere", () => {
  const folder = fileURLToPath(new URL("../../../packages/api-client/src/", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const calls = files.flatMap((file) =>
    Array.from(readFileSync(`${folder}${file}`, "utf8").matchAll(/postCall\("([^"]+)"/g), ([, call = ""]) => call),
  );
  expect([...new Set(Object.values(places).flat()), ...elsewhere].toSorted()).toEqual(calls.toSorted());
});

/** A page whose buttons are pressed twice, and what it should have sent by that. */
class Presses {
  private readonly page: Page;
  private readonly sent: string[] = [];
  private readonly expected: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => {
      const call = new URL(request.url()).pathname.replace("/api/", "");
      if (request.method() === "POST" && !elsewhere.includes(call)) this.sent.push(call);
    });
  }

  /** Both presses, and Enter where the button stays, come before the answer. */
  async beforeTheAnswer(button: Locator, call: string): Promise<void> {
    const pressed = Promise.withResolvers<null>();
    await this.page.route(`**/api/${call}`, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    const answer = this.page.waitForResponse(`**/api/${call}`);
    await button.dblclick();
    if ((await this.page.locator("button[aria-busy=true]:focus").count()) > 0) await this.page.keyboard.press("Enter");
    pressed.resolve(null);
    await answer;
    this.expected.push(call);
  }

  /** The answer comes between both presses. */
  async aroundTheAnswer(button: Locator, call: string): Promise<void> {
    const answer = this.page.waitForResponse(`**/api/${call}`);
    await button.click();
    await (await answer).finished();
    await this.page.mouse.down({ clickCount: 2 });
    await this.page.mouse.up({ clickCount: 2 });
    this.expected.push(call);
  }

  /** Each call went out once for each time that its button was pressed twice. */
  check(calls: readonly string[]): void {
    expect(this.sent).toEqual(this.expected);
    expect([...new Set(this.expected)]).toEqual(calls);
  }
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true }).first();

/** Opens a dialog by a double click, whose second press must not close it. */
async function dialogOf(opener: Locator): Promise<Locator> {
  await opener.dblclick();
  const dialog = opener.page().getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A customer's page takes the place of the form. */
async function expectIn(page: Page): Promise<void> {
  await expect(page.locator("html[data-session=customer]")).toBeAttached();
}

test("a double click asks for one code, and logs in once with it", async ({ page }) => {
  const { mobile } = await newCustomer();
  const presses = new Presses(page);
  await open(page, "/pc/account/login");
  await page.getByLabel("Phone number").fill(mobile);
  await presses.beforeTheAnswer(button(page, "Get code"), "sms/send");
  await page.getByLabel("Verification code").fill(await newestCode(mobile));
  await presses.beforeTheAnswer(button(page, "Log in"), "account/smsLogin");
  await expectIn(page);
  presses.check(places.smsLogin);
});

test("a double click logs in once with a password", async ({ page }) => {
  const { mobile, password } = await newCustomer();
  const presses = new Presses(page);
  await open(page, "/pc/account/login");
  await page.getByRole("tab", { name: "Password login" }).click();
  await page.getByLabel("Phone number").fill(mobile);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await presses.beforeTheAnswer(button(page, "Log in"), "account/login");
  await expectIn(page);
  presses.check(places.passwordLogin);
});

test("a double click sets a forgotten password once", async ({ page }) => {
  const { mobile } = await newCustomer();
  const presses = new Presses(page);
  await open(page, "/pc/account/forget_pwd");
  await page.getByLabel("Phone number").fill(mobile);
  await presses.aroundTheAnswer(button(page, "Get code"), "sms/send");
  await page.getByLabel("Verification code").fill(await newestCode(mobile));
  await page.getByLabel("New password").fill("another2027");
  await page.getByLabel("Repeat the password").fill("another2027");
  await presses.beforeTheAnswer(button(page, "Save and log in"), "login_password/forget");
  await expectIn(page);
  presses.check(places.forgotten);
});

test("a double click puts a product into the cart once, and receives a coupon once", async ({
  page,
  context,
  baseURL,
}) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const presses = new Presses(page);
  await open(page, `/pc/goods_details/${(await teapot()).id}`);
  await presses.beforeTheAnswer(button(page, "Add to cart"), "cart/add");
  await presses.aroundTheAnswer(button(page, "Add to cart"), "cart/add");
  const coupons = await dialogOf(button(page, /Receive coupons/));
  await presses.beforeTheAnswer(button(coupons, "Receive"), "coupon/getCoupon");
  await expect(coupons).toBeVisible();
  presses.check(places.product);
});

test("a double click receives a shop's coupon once", async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const presses = new Presses(page);
  await open(page, "/pc/shop_street_detail?id=1");
  await presses.beforeTheAnswer(button(page, "Receive"), "coupon/getCoupon");
  await expect(page.getByRole("article").filter({ hasText: "Received" })).toHaveCount(1);
  presses.check(places.shop);
});

test("a double click receives a coupon in the coupon centre once", async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const presses = new Presses(page);
  await open(page, "/pc/get_coupons");
  await presses.beforeTheAnswer(button(page, "Receive"), "coupon/getCoupon");
  await expect(page.getByRole("article").filter({ hasText: "Received" })).toHaveCount(1);
  presses.check(places.couponCentre);
});

test("a double click receives a coupon in the cart once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  await putIntoCart(customer, await skuOf("Oat Porcelain Teapot", "450 ml"), 4);
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/shop_cart");
  await presses.beforeTheAnswer(button(page, /^Receive ¥/), "coupon/getCoupon");
  await expect(page.getByText(/off applies at checkout/)).toBeVisible();
  presses.check(places.cart);
});

test("a double click receives a coupon at checkout once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  await addAddress(customer);
  await putIntoCart(customer, await skuOf("Oat Porcelain Teapot", "450 ml"), 4);
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/shop_cart");
  await page.getByRole("link", { name: /^Check out/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirm order" })).toBeVisible();
  await presses.beforeTheAnswer(button(page, /^Receive ¥/), "coupon/getCoupon");
  await expect(page.getByText(/^Best coupon applied/)).toBeVisible();
  presses.check(places.couponAtCheckout);
});

test("a double click saves a product once, and follows a shop once", async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const presses = new Presses(page);
  await open(page, "/pc/shop_street_detail?id=1");
  const heart = button(page, /^Favourite: /);
  await presses.beforeTheAnswer(heart, "goods_collect/changeStatus");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await presses.beforeTheAnswer(button(page, "Follow Hearth & Linden"), "shop_follow/changeStatus");
  await expect(button(page, "Following Hearth & Linden")).toBeVisible();
  presses.check(places.hearts);
});

test("a double click saves a line for later once, and takes it back or away once", async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer();
  for (const label of ["Cherry,1 piece", "Cherry,Set of 2"])
    await putIntoCart(customer, await skuOf("Dipped Lacquer Chopsticks", label));
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/shop_cart");
  await presses.beforeTheAnswer(button(page, /^Save for later/), "cart/saveForLater");
  const later = page.getByRole("region", { name: "Saved for later (1)" });
  await expect(page.getByRole("button", { name: /^Save for later/ })).toHaveCount(1);
  await presses.beforeTheAnswer(button(later, /^Move to cart/), "cart/moveToCart");
  await expect(page.getByRole("button", { name: /^Save for later/ })).toHaveCount(2);
  await presses.beforeTheAnswer(button(page, /^Save for later/), "cart/saveForLater");
  await presses.beforeTheAnswer(button(later, /^Remove/), "cart/removeLater");
  await expect(later).toBeHidden();
  presses.check(places.later);
});

test("a double click removes a cart's line once, and submits an order once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
  await putIntoCart(customer, sticks);
  await addAddress(customer);
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/shop_cart");
  const removal = await dialogOf(button(page, /Remove Dipped/));
  await presses.beforeTheAnswer(button(removal, "Remove"), "cart/del");
  await expect(removal).toBeHidden();

  await open(page, `/pc/goods_details/${sticks.productId}`);
  await page.getByRole("link", { name: "Buy now" }).click();
  await presses.beforeTheAnswer(button(page, "Submit order"), "order/submitOrder");
  await page.waitForURL(/payment/);
  presses.check(places.checkout);
});

test("a double click adds, changes and deletes an address once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  await addAddress(customer);
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/user/address");
  const added = await dialogOf(button(page, "Add address"));
  await added.getByLabel("Recipient").fill("Mina Tanaka");
  await added.getByLabel("Phone number").fill("138 0013 8000");
  await added.getByLabel("Province").selectOption("Shanghai");
  await added.getByLabel("District").selectOption("Xuhui District");
  await added.getByLabel("Street, building, flat").fill("Flat 1204, 88 Wukang Road");
  await presses.beforeTheAnswer(button(added, "Save address"), "user_address/add");
  await expect(added).toBeHidden();
  await presses.aroundTheAnswer(button(page, "Set as default: Mina Tanaka"), "user_address/setDefault");
  const changed = await dialogOf(button(page, "Edit: Mina Tanaka"));
  await presses.beforeTheAnswer(button(changed, "Save address"), "user_address/update");
  await expect(changed).toBeHidden();
  const deletion = await dialogOf(button(page, "Delete: Mina Tanaka"));
  await presses.beforeTheAnswer(button(deletion, "Delete address"), "user_address/del");
  await expect(deletion).toBeHidden();
  presses.check(places.addresses);
});

test("a double click confirms, cancels and deletes an order once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
  const received = await order(customer, sticks);
  await payByPhone(customer, received);
  await sharedPlatform.operate("ship", received.number, "--carrier", "SF Express", "--number", "SF1");
  await order(customer, sticks);
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/user/order");
  for (const [name, call] of [
    ["Confirm receipt", "order/confirm"],
    ["Cancel order", "order/cancel"],
    ["Delete order", "order/del"],
  ] as const) {
    const question = await dialogOf(button(page, name));
    await presses.beforeTheAnswer(button(question, name), call);
    await expect(question).toBeHidden();
  }
  presses.check(places.orders);
});

test("a double click says once whether an answer has helped", async ({ page }) => {
  const presses = new Presses(page);
  await open(page, `/pc${await couponAnswer()}`);
  await presses.beforeTheAnswer(button(page, "Yes"), "help/feedback");
  await expect(page.getByText(/which answers are good/)).toBeVisible();
  presses.check(places.answer);
});
