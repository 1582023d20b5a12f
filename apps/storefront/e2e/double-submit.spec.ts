import type { Locator, Page } from "@playwright/test";
import { newCustomer, newestCode } from "./customers.ts";
import { newestLink } from "./order-links.ts";
import { png } from "./pictures.ts";
import { addAddress, sentOrder } from "./purchases.ts";
import { expect, open, test } from "./shop.ts";

// A shopper's hasty press, of each kind once: in a form, in a dialog, in a row of a list, with an upload, and in a document
// without a session; one that leads away submits the order of a complete purchase. That all that is sent goes by the one action is held by the linter's
// `sent-by-action`, what the action does with a repetition by its tests, and what a button does by its stories.

/** Asked by a page when it opens, and sent with the press that saves a picture. */
const besides = new Set([
  "goods/view",
  "order/settlement",
  "order_link/detail",
  "order_link/invoice",
  "order_link/withdrawal",
  "file/formimage",
]);

/** A page whose buttons are pressed twice, and what it should have sent by that. */
class Presses {
  private readonly page: Page;
  private readonly sent: string[] = [];
  private readonly expected: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => {
      const call = new URL(request.url()).pathname.replace("/api/", "");
      if (request.method() === "POST" && !besides.has(call)) this.sent.push(call);
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
  check(): void {
    expect(this.sent).toEqual(this.expected);
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

test.describe("double submit", { tag: "@storefront" }, () => {
  test("a double click sets a forgotten password once", async ({ page }) => {
    const { mobile } = await newCustomer();
    const presses = new Presses(page);
    await open(page, "/pc/account/forget_pwd");
    await page.getByLabel("Phone number").fill(mobile);
    await presses.aroundTheAnswer(button(page, "Get code"), "sms/send");
    await page.getByLabel("Verification code").fill(await newestCode(mobile, "forgotten password"));
    await page.getByLabel("New password").fill("another2027");
    await page.getByLabel("Repeat the password").fill("another2027");
    await presses.beforeTheAnswer(button(page, "Save and log in"), "login_password/forget");
    await expectIn(page);
    presses.check();
  });

  test("a double click adds, changes and deletes an address once", async ({ page, customer }) => {
    await addAddress(customer);
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
    presses.check();
  });

  test("a double click saves a profile once, and its picture once", async ({ customersPage: page }) => {
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
    presses.check();
  });

  async function fillParcel(page: Page): Promise<void> {
    await page.getByRole("textbox", { name: "Carrier" }).fill("SF Express");
    await page.getByRole("textbox", { name: "Tracking number" }).fill("SF2");
  }

  test("a double click sends the link to an order once, and withdraws by it once", async ({ page, customer }) => {
    const { id } = await sentOrder(customer);
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
    presses.check();
  });
});
