import type { Locator, Page } from "@playwright/test";
import { ask, type Customer, sharedPlatform } from "./customers.ts";
import { picture } from "./pictures.ts";
import { chopsticks, receiveCoupon, receivedOrder, sentOrder, skuOf } from "./purchases.ts";
import { expect, hydrated, open, test } from "./shop.ts";

interface Bought {
  readonly customer: Customer;
  readonly orderId: number;
  readonly skuId: number;
  readonly form: string;
}

/** So many pieces of one product are on their way to a customer. */
async function bought(
  customer: Customer,
  quantity: number,
  { coupon = false, received = false } = {},
): Promise<Bought> {
  // Of what a coupon is for there is little.
  const sku = await (coupon ? skuOf("Oat Porcelain Teapot", "450 ml") : chopsticks());
  const couponIds = coupon ? [await receiveCoupon(customer, sku.shopId)] : [];
  const { id } = await (received ? receivedOrder : sentOrder)(customer, { sku, quantity, couponIds });
  const form = `/pc/user/after_sales/apply_sale?order_id=${id}&item_id=${sku.id}`;
  return { customer, orderId: id, skuId: sku.id, form };
}

interface Prices {
  readonly goods: { readonly total_pay_price: string; readonly able_num: number };
  readonly refund_prices: readonly string[];
}

/** What the platform says that each number of pieces gives back. */
const pricesOf = ({ customer, orderId, skuId }: Bought) =>
  ask<Prices>(customer, `after_sale/goodsInfo?order_id=${orderId}&item_id=${skuId}`);

/** What the shop does. */
const shopSays = (...line: readonly string[]) => sharedPlatform.operate("after-sales", ...line);

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** The page's own button; on a phone the one in the bar at the bottom. */
const submit = (page: Page): Locator =>
  page.getByRole("button", { name: "Submit application" }).filter({ visible: true });
const requestOf = (page: Page): string => /afterSaleId=(\d+)/.exec(page.url())?.[1] ?? "";

/** Opens a request once it is in a state; a provider takes its time to pay back. */
async function expectState(page: Page, id: string, state: string): Promise<void> {
  await expect(async () => {
    await open(page, `/pc/user/after_sales/after_sale_details?afterSaleId=${id}`);
    await expect(title(page, state)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const files = (page: Page | Locator) => page.locator("input[type=file]").first();
const uploaded = (page: Page | Locator) => page.locator("[data-upload-field] img");

test.describe("after sales", { tag: "@after-sales" }, () => {
  test("two of three pieces bought with a coupon are refused, asked for again, sent back with proof, and refunded to the fen", async ({
    page,
    customer,
  }) => {
    test.slow();
    const purchase = await bought(customer, 3, { coupon: true, received: true });
    const before = await pricesOf(purchase);
    expect(before.refund_prices).toHaveLength(3);
    const amount = `¥${before.refund_prices[1]}`;

    await open(page, "/pc/user/after_sales");
    await page.getByRole("link", { name: "Apply", exact: true }).click();
    await expect(title(page, "Apply for after-sales")).toBeVisible();
    await page.getByRole("radio", { name: "Return and refund" }).check();
    await page.getByRole("spinbutton").fill("2");
    await page.getByRole("spinbutton").press("Tab");
    await page.getByRole("combobox", { name: "Reason" }).selectOption("A problem with the quality");
    await expect(page.getByRole("complementary", { name: "You get back" })).toContainText(amount);
    // A reload finds what was written.
    await page.getByLabel(/^Tell the shop more/).fill("Both lids leak");
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(/^Tell the shop more/)).toHaveValue("Both lids leak");
    await expect(page.getByRole("spinbutton")).toHaveValue("2");
    await submit(page).dblclick();
    await expect(title(page, "Your application is with the shop")).toBeVisible();
    await expect(page.getByText(amount)).toBeVisible();
    const id = requestOf(page);
    // One piece is left, and going back does not lead to the form that was sent.
    expect((await pricesOf(purchase)).goods.able_num).toBe(0);

    await shopSays("refuse", id, "Please add a picture");
    await expectState(page, id, "Refused by the shop");
    await expect(page.getByText("“Please add a picture”").first()).toBeVisible();

    await page.getByRole("link", { name: "Apply again" }).click();
    await expect(page.getByLabel(/^Tell the shop more/)).toHaveValue("Both lids leak");
    await expect(page.getByRole("radio", { name: "Return and refund" })).toBeChecked();
    await expect(page.getByRole("spinbutton")).toHaveValue("2");
    await files(page).setInputFiles([picture("one.png"), picture("two.png")]);
    await expect(uploaded(page)).toHaveCount(2);
    await submit(page).click();
    await expect(title(page, "Your application is with the shop")).toBeVisible();
    expect(requestOf(page)).toBe(id);

    await shopSays("agree", id);
    await expectState(page, id, "Send the goods back");
    await expect(page.getByText(/Send the parcel and enter its number by/)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Picture of your request/ })).toHaveCount(2);
    await page.getByRole("button", { name: "Enter tracking number" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Courier company").fill("SF Express");
    await dialog.getByLabel("Tracking number").fill("SF 2026 1120");
    await files(dialog).setInputFiles(picture("slip.png"));
    await dialog.getByRole("button", { name: "Save tracking number" }).dblclick();
    await expect(title(page, "The shop checks the parcel")).toBeVisible();
    await expect(page.getByText("SF Express SF20261120")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Picture of the parcel/ })).toHaveCount(1);

    await shopSays("receive", id);
    await expectState(page, id, "Refunded");
    await expect(page.getByText(`${amount} was refunded to`, { exact: false }).first()).toBeVisible();

    // What is left gives back the rest of what was paid, to the fen.
    const left = await pricesOf(purchase);
    const fen = (yuan: string | undefined): number => Math.round(Number(yuan) * 100);
    expect(left.goods.able_num).toBe(1);
    const last = fen(left.refund_prices[0]);
    const parts = fen(before.refund_prices[1]) + last;
    expect(parts).toBe(fen(before.refund_prices[2]));
    await open(page, "/pc/user/after_sales?type=finish");
    await expect(page.getByRole("article")).toContainText(amount);
  });

  test("money comes back while the parcel is on its way, and a request is revoked and asked for again", async ({
    page,
    customer,
  }) => {
    const purchase = await bought(customer, 1);
    await open(page, purchase.form);
    // One piece is no question.
    await expect(page.getByRole("spinbutton")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Reason" }).selectOption("The parcel never arrived");
    await submit(page).click();
    await expect(title(page, "Your application is with the shop")).toBeVisible();
    await page.getByRole("link", { name: "All after-sales" }).click();
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke request" }).dblclick();
    await expect(page.getByText("Nothing in progress")).toBeVisible();

    await page.getByRole("link", { name: "Eligible items" }).click();
    await page.getByRole("link", { name: "Apply", exact: true }).click();
    await page.getByRole("combobox", { name: "Reason" }).selectOption("The parcel never arrived");
    await submit(page).click();
    await expect(title(page, "Your application is with the shop")).toBeVisible();
    const id = requestOf(page);
    await shopSays("agree", id);
    await expectState(page, id, "Refunded");
    await page.getByRole("link", { name: "Show the order" }).click();
    await expect(page.getByText(/refunded$/i).first()).toBeVisible();
  });

  test("a picture that fails takes nothing from the others, and none is left out in silence", async ({
    page,
    customer,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    test.slow();
    const purchase = await bought(customer, 1);
    await open(page, purchase.form);
    await page.getByRole("combobox", { name: "Reason" }).selectOption("Something else");
    await files(page).setInputFiles({
      name: "notes.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    });
    await expect(page.getByText("Only jpg, png allowed", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Remove notes.pdf" }).click();
    await files(page).setInputFiles(picture("large.png", Buffer.alloc(1_100_000, 7)));
    await expect(page.getByText(/cannot exceed 1\s?MB/).first()).toBeVisible();
    await submit(page).click();
    await expect(page.getByText("A picture was not sent. Try it again, or remove it.")).toBeVisible();
    await page.getByRole("button", { name: "Remove large.png" }).click();

    // The connection goes with the second one, and comes back.
    const arrived = page.waitForResponse("**/api/file/formimage");
    await files(page).setInputFiles(picture("first.png"));
    await (await arrived).finished();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.route("**/api/file/formimage", (route) => route.abort());
    await files(page).setInputFiles(picture("second.png"));
    await expect(page.getByRole("button", { name: /^Try again/ })).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: /^Try again/ }).click();
    await expect(page.getByRole("button", { name: /^Try again/ })).toHaveCount(0);

    // A form that is sent while one is on its way waits for it.
    const gone = Promise.withResolvers<null>();
    await page.route("**/api/file/formimage", async (route) => {
      await gone.promise;
      await route.continue();
    });
    await files(page).setInputFiles(picture("third.png"));
    await submit(page).click();
    await expect(
      page.getByRole("button", { name: "Waiting for the pictures" }).filter({ visible: true }),
    ).toBeVisible();
    gone.resolve(null);
    await expect(title(page, "Your application is with the shop")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Picture of your request/ })).toHaveCount(3);
  });

  test("an application whose answer is lost is sent once more without being taken twice", async ({
    page,
    customer,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    const purchase = await bought(customer, 1);
    await open(page, purchase.form);
    await page.getByRole("combobox", { name: "Reason" }).selectOption("Something else");
    await page.route("**/api/after_sale/add", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await expect(page.getByText(/it counts only once/)).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await submit(page).click();
    await expect(title(page, "Your application is with the shop")).toBeVisible();
    await page.getByRole("link", { name: "All after-sales" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    // The form has nothing more to ask for.
    await open(page, purchase.form);
    await expect(page.getByText("This item is not eligible")).toBeVisible();
  });

  test("a request is made by keyboard on a phone, in Korean", async ({ page, customer }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const purchase = await bought(customer, 2, { received: true });
    await open(page, purchase.form.replace("/pc/", "/pc/ko/"));
    await page.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "반품 및 환불" })).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("spinbutton")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("spinbutton")).toHaveValue("1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("combobox")).not.toHaveValue("");
    await page.keyboard.press("Tab");
    await page.keyboard.type("뚜껑이 맞지 않습니다");
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "신청 제출" }).filter({ visible: true }).press("Enter");
    await expect(title(page, "신청이 상점에 전달되었습니다")).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: "신청 진행 보기" }).press("Enter");
    await expect(title(page, "상점 답변 대기 중")).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
