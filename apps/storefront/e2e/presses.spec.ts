import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { couponAnswer } from "./articles.ts";
import { ask, holdSession, newCustomer, newestCode, sharedPlatform } from "./customers.ts";
import { newShop } from "./merchant-applications.ts";
import { picture, png } from "./pictures.ts";
import { addAddress, order, payByPhone, putIntoCart, receivedLine, skuOf } from "./purchases.ts";
import { newestLink } from "./order-links.ts";
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
  reviews: ["goods_comment/vote", "goods_comment/report"],
  ownReviews: [
    "goods_comment/addGoodsComment",
    "goods_comment/change",
    "goods_comment/followUp",
    "goods_comment/remove",
  ],
  notices: ["alert/set", "notice/read", "notice/delete"],
  wallet: ["recharge/recharge", "usdt/create", "usdt/cancel"],
  yourData: ["user_data/ask", "user_delete/delete", "user_delete/revoke"],
  later: ["cart/saveForLater", "cart/moveToCart", "cart/removeLater"],
  couponAtCheckout: ["coupon/getCoupon"],
  checkout: ["cart/del", "order/submitOrder"],
  addresses: ["user_address/add", "user_address/setDefault", "user_address/update", "user_address/del"],
  orders: ["order/confirm", "order/cancel", "order/del"],
  afterSales: ["after_sale/add", "after_sale/again", "after_sale/express", "after_sale/cancel"],
  answer: ["help/feedback"],
  merchantEntry: ["sms/send", "ShopApply/apply"],
  orderLink: ["order_link/send", "order_link/withdraw", "order_link/sendBack"],
  withdrawal: ["withdrawal/add", "withdrawal/sendBack"],
  invoice: ["order_invoice/add"],
  profile: [
    "pc/changeUserInfo",
    "user/setInfo",
    "sms/send",
    "user/changeMobile",
    "session/end",
    "session/endOthers",
    "login_password/forget",
  ],
} as const;

const elsewhere = [
  // Double-clicked by the journeys of the account and the session.
  "account/register",
  "account/logout",
  // Each press of a stepper or a checkbox counts.
  "cart/change",
  "cart/selected",
  "notice/setSettings",
  // A page asks for these when it opens.
  "cart/preview",
  "goods/view",
  "order/settlement",
  "order_link/detail",
  "order_link/invoice",
  "order_link/withdrawal",
  "pay/unifiedpay",
  // Read by a press.
  "order_link/receipt",
];

/** Sent with the press that saves a picture. */
const upload = "file/formimage";

test("every call that sends has its button double-clicked somewhere", () => {
  const folder = fileURLToPath(new URL("../../../packages/api-client/src/", import.meta.url));
  // The desk's buttons are no shopper's: its own stories press them.
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/^desk\b/.test(file),
  );
  const calls = files.flatMap((file) => {
    const source = readFileSync(`${folder}${file}`, "utf8");
    return Array.from(source.matchAll(/(?:postCall|\.tell)\("([^"]+)"/g), ([, call = ""]) => call);
  });
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
      if (request.method() === "POST" && ![...elsewhere, upload].includes(call)) this.sent.push(call);
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

test("a double click votes for a review once, and reports it once", async ({ page, context, baseURL }) => {
  await holdSession(context, baseURL, (await newCustomer()).token);
  const { id } = await teapot();
  const presses = new Presses(page);
  await open(page, `/pc/goods_details/${id}?tab=reviews`);
  const helpful = button(page, /^Helpful/);
  await presses.beforeTheAnswer(helpful, "goods_comment/vote");
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  const dialog = await dialogOf(button(page, /^Report/));
  await dialog.getByRole("radio", { name: "It is advertising" }).check();
  await presses.beforeTheAnswer(button(dialog, "Send report"), "goods_comment/report");
  await expect(page.getByText("Reported", { exact: true })).toBeVisible();
  presses.check(places.reviews);
});

test("a double click publishes a review once, and changes, adds to and deletes it once", async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer();
  const lineId = await receivedLine(customer);
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, `/pc/user/evaluation/evaluate?id=${lineId}`);
  for (const group of await page.getByRole("radiogroup").all()) await group.getByRole("radio").last().check();
  await presses.beforeTheAnswer(button(page, "Publish review"), "goods_comment/addGoodsComment");
  await expect(page.getByText("Nothing to review")).toBeVisible();
  await page.getByRole("link", { name: /^Reviewed/ }).click();
  const change = await dialogOf(button(page, /^Edit the review/));
  await change.getByRole("textbox").fill("Pours well");
  await presses.beforeTheAnswer(button(change, "Save changes"), "goods_comment/change");
  await expect(change).toBeHidden();
  const followUp = await dialogOf(button(page, /^Add a follow-up/));
  await followUp.getByRole("textbox").fill("Still does");
  await presses.beforeTheAnswer(button(followUp, "Publish follow-up"), "goods_comment/followUp");
  await expect(followUp).toBeHidden();
  const question = await dialogOf(button(page, /^Delete the review/));
  await presses.beforeTheAnswer(button(question, "Delete review"), "goods_comment/remove");
  await expect(page.getByText("No reviews yet")).toBeVisible();
  presses.check(places.ownReviews);
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

test("a double click sets an alert once, and reads and deletes a notice once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
  for (const _ of [1, 2]) {
    const placed = await order(customer, sticks);
    await payByPhone(customer, placed);
    await sharedPlatform.operate("ship", placed.number, "--carrier", "SF Express", "--number", "SF1");
  }
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, `/pc/goods_details/${(await teapot()).id}`);
  const dialog = await dialogOf(button(page, /^Tell me when .* is cheaper$/));
  await dialog.getByRole("textbox").fill("1");
  await presses.beforeTheAnswer(button(dialog, "Tell me"), "alert/set");
  await expect(button(page, /^Alert at ¥1\.00/)).toBeVisible();
  await open(page, "/pc/user/notices");
  await presses.beforeTheAnswer(button(page, /^Mark as read: /), "notice/read");
  await expect(page.getByRole("button", { name: /^Mark as read: / })).toHaveCount(1);
  await presses.beforeTheAnswer(button(page, /^Delete: /), "notice/delete");
  await expect(page.getByRole("button", { name: /^Delete: / })).toHaveCount(1);
  presses.check(places.notices);
});

test("a double click asks for a copy of the data, for the end of the account and for its staying once", async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer();
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/user/profile");
  const copy = await dialogOf(button(page, "Ask for a copy"));
  await copy.getByLabel("Your password").fill(customer.password);
  await presses.beforeTheAnswer(button(copy, "Ask for a copy"), "user_data/ask");
  await expect(copy).toHaveCount(0);
  const end = await dialogOf(button(page, "Delete account"));
  await end.getByLabel("Your password").fill(customer.password);
  await presses.beforeTheAnswer(button(end, "Delete account"), "user_delete/delete");
  await expect(end).toHaveCount(0);
  await presses.beforeTheAnswer(button(page, "Keep my account"), "user_delete/revoke");
  await expect(button(page, "Delete account")).toBeVisible();
  presses.check(places.yourData);
});

test("a double click asks for a top-up once", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/user/user_wallet");
  const dialog = await dialogOf(button(page, "Top up"));
  await dialog.getByLabel("Amount", { exact: true }).fill("50");
  await presses.beforeTheAnswer(button(dialog, "Choose how to pay"), "recharge/recharge");
  await expect(page.getByRole("heading", { name: "Top-up of ¥50.00" })).toBeVisible();
  await open(page, "/pc/user/USDTPay");
  await page.getByLabel("Into your wallet").fill("50");
  await presses.beforeTheAnswer(button(page, "Go on"), "usdt/create");
  const question = await dialogOf(button(page, "Cancel this top-up"));
  await presses.beforeTheAnswer(button(question, "Cancel the top-up"), "usdt/cancel");
  await expect(page.getByRole("heading", { name: "This top-up is cancelled" })).toBeVisible();
  presses.check(places.wallet);
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

test("a double click applies, applies again, sends the goods back and revokes once", async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer();
  const sticks = await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece");
  const placed = await order(customer, sticks);
  await payByPhone(customer, placed);
  await sharedPlatform.operate("ship", placed.number, "--carrier", "SF Express", "--number", "SF1");
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  const apply = async (call: string): Promise<string> => {
    await page.getByText("Return and refund", { exact: true }).click();
    await page.getByRole("combobox", { name: "Reason" }).selectOption({ index: 1 });
    await presses.beforeTheAnswer(button(page, "Submit application"), call);
    await page.waitForURL(/apply_result/);
    return /afterSaleId=(\d+)/.exec(page.url())?.[1] ?? "";
  };
  const form = `/pc/user/after_sales/apply_sale?order_id=${placed.id}&item_id=${sticks.id}`;
  await open(page, form);
  const id = await apply("after_sale/add");
  await sharedPlatform.operate("after-sales", "refuse", id, "Why?");
  await open(page, `${form}&afterSaleId=${id}`);
  await apply("after_sale/again");
  await sharedPlatform.operate("after-sales", "agree", id);
  await open(page, "/pc/user/after_sales?type=apply");
  const shipment = await dialogOf(button(page, "Enter tracking"));
  await shipment.getByLabel("Courier company").fill("SF Express");
  await shipment.getByLabel("Tracking number").fill("SF2");
  await presses.beforeTheAnswer(button(shipment, "Save tracking number"), "after_sale/express");
  await expect(shipment).toBeHidden();
  const question = await dialogOf(button(page, "Revoke"));
  await presses.beforeTheAnswer(button(question, "Revoke request"), "after_sale/cancel");
  await expect(question).toBeHidden();
  presses.check(places.afterSales);
});

test("a double click asks for one code, and sends one application", async ({ page, context, baseURL }) => {
  const customer = await newCustomer();
  const shop = newShop();
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/store_settled");
  await page.getByLabel("Shop name").fill(shop.name);
  await page.getByLabel("Main category").selectOption({ index: 1 });
  await page.getByLabel("Contact name").fill("Mei");
  await page.getByLabel("Phone number").fill(shop.mobile);
  await page.getByLabel("Account", { exact: true }).fill(shop.account);
  await page.locator("input[type=file][multiple]").setInputFiles(picture("licence.png"));
  await expect(page.getByRole("button", { name: "Remove licence.png" })).toBeVisible();
  await presses.beforeTheAnswer(button(page, "Get code"), "sms/send");
  await page.getByLabel("Verification code").fill(await newestCode(shop.mobile));
  await page.getByLabel("Password", { exact: true }).fill("abcdef1");
  await page.getByLabel("Repeat the password").fill("abcdef1");
  await page.getByRole("checkbox").check();
  await presses.beforeTheAnswer(button(page, "Send application"), "ShopApply/apply");
  await expect(page.getByRole("heading", { level: 1, name: "We have your application" })).toBeVisible();
  presses.check(places.merchantEntry);
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

/** Somebody who has a parcel with one piece of something. */
async function withParcel() {
  const customer = await newCustomer();
  const placed = await order(customer, await skuOf("Dipped Lacquer Chopsticks", "Cherry,1 piece"));
  await payByPhone(customer, placed);
  await sharedPlatform.operate("ship", placed.number, "--carrier", "SF Express", "--number", "SF1");
  return { customer, ...placed };
}

async function fillParcel(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Carrier" }).fill("SF Express");
  await page.getByRole("textbox", { name: "Tracking number" }).fill("SF2");
}

test("a double click withdraws from a contract once, and sends the goods back once", async ({
  page,
  context,
  baseURL,
}) => {
  const { customer, id } = await withParcel();
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, `/pc/user/withdrawal?id=${id}`);
  await button(page, "Continue").click();
  await presses.beforeTheAnswer(button(page, "Confirm withdrawal"), "withdrawal/add");
  await fillParcel(page);
  await presses.beforeTheAnswer(button(page, "I have sent the goods"), "withdrawal/sendBack");
  await expect(button(page, "I have sent the goods")).toBeHidden();
  presses.check(places.withdrawal);
});

test("a double click issues an invoice once", async ({ page, context, baseURL }) => {
  const { customer, id } = await withParcel();
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, `/pc/user/order/detail?id=${id}`);
  await button(page, "Ask for an invoice").click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Mina Sato");
  await presses.beforeTheAnswer(button(page, "Issue the invoice"), "order_invoice/add");
  await expect(page.getByText(/^Invoice INV-/)).toBeVisible();
  presses.check(places.invoice);
});

test("a double click sends the link to an order once, and withdraws by it once", async ({ page, context, baseURL }) => {
  const { customer, id } = await withParcel();
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, `/pc/user/order/detail?id=${id}`);
  await presses.beforeTheAnswer(button(page, "Send the link to my phone"), "order_link/send");
  await expect(page.getByText(/^The link is on its way/)).toBeVisible();
  await open(page, `${await newestLink(customer)}&view=withdrawal`);
  await button(page, "Continue").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Mina Sato");
  await page.getByRole("textbox", { name: "Email or telephone" }).fill("mina@example.com");
  await presses.beforeTheAnswer(button(page, "Confirm withdrawal"), "order_link/withdraw");
  await fillParcel(page);
  await presses.beforeTheAnswer(button(page, "I have sent the goods"), "order_link/sendBack");
  await expect(button(page, "I have sent the goods")).toBeHidden();
  presses.check(places.orderLink);
});

test("a double click saves a profile and its picture once, changes number and password once, and logs others out once", async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await newCustomer();
  const other = await newCustomer();
  for (const _ of [1, 2])
    await ask(customer, "account/login", { mobile: customer.mobile, password: customer.password, client: 5 });
  await holdSession(context, baseURL, customer.token);
  const presses = new Presses(page);
  await open(page, "/pc/user/profile");
  await presses.beforeTheAnswer(button(page, "Save"), "pc/changeUserInfo");
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.getByLabel("Picture of yourself").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: png(64, 32),
  });
  await presses.beforeTheAnswer(button(page.getByRole("dialog"), "Save picture"), "user/setInfo");
  await expect(page.getByRole("dialog")).toBeHidden();
  const number = await dialogOf(button(page, "Change number"));
  const mobile = `136${other.mobile.slice(3)}`;
  await presses.beforeTheAnswer(button(number, "Get code"), "sms/send");
  await number.getByLabel("Code of the present number").fill(await newestCode(customer.mobile));
  await number.getByLabel("New phone number").fill(mobile);
  await presses.beforeTheAnswer(button(number, "Get code"), "sms/send");
  await number.getByLabel("Verification code").fill(await newestCode(mobile));
  await presses.beforeTheAnswer(button(number, "Change number"), "user/changeMobile");
  await expect(number).toBeHidden();
  const devices = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
  await expect(devices).toHaveCount(3);
  await presses.beforeTheAnswer(button(page, /^Log out: /), "session/end");
  await expect(devices).toHaveCount(2);
  await presses.beforeTheAnswer(button(page, "Log out everywhere else"), "session/endOthers");
  await expect(devices).toHaveCount(1);
  const words = await dialogOf(button(page, "Change password"));
  await presses.beforeTheAnswer(button(words, "Get code"), "sms/send");
  await words.getByLabel("Verification code").fill(await newestCode(mobile));
  await words.getByLabel("New password").fill("another2027");
  await words.getByLabel("Repeat the password").fill("another2027");
  await presses.beforeTheAnswer(button(words, "Change password"), "login_password/forget");
  await expect(words).toBeHidden();
  presses.check(places.profile);
});
