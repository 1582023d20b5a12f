import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { totpCode } from "@plaza/backend/testing";
import type { Locator, Page } from "@playwright/test";
import { type EmptyShop, openEmptyShop } from "./empty-shop.ts";
import { expect, hydrated, open, test } from "./shop.ts";

// From an installation with nothing in it to the first sale: by the desk and the shop alone, without a line of SQL, and without
// a command but the one that starts the processes.

const password = "riverside-2026";
const address = "mina@customer.example";

/** More than this nobody has to press and to fill in before the first product is sold. */
const maxSteps = 120;

let shop: EmptyShop;
test.describe("an empty store", { tag: "@cart-checkout" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    shop = await openEmptyShop();
  });
  test.afterAll(() => shop.close());

  let steps = 0;
  const press = async (target: Locator): Promise<void> => {
    steps += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string): Promise<void> => {
    steps += 1;
    await target.fill(text);
  };
  const choose = async (target: Locator, option: Parameters<Locator["selectOption"]>[0]): Promise<void> => {
    steps += 1;
    await target.selectOption(option);
  };
  const button = (within: Page | Locator, name: string | RegExp) =>
    within.getByRole("button", { name, exact: typeof name === "string" });
  const field = (within: Page | Locator, name: string) => within.getByRole("textbox", { name, exact: true });
  const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
  const passwords = async (page: Page): Promise<void> => {
    await fill(page.getByLabel("New password"), password);
    await fill(page.getByLabel("Repeat the password"), password);
  };
  /** A page of the desk, by the rail and its tabs. */
  const go = async (page: Page, section: RegExp, tab?: string): Promise<void> => {
    await press(page.getByRole("navigation", { name: "Pages of the desk" }).getByRole("link", { name: section }));
    if (tab !== undefined) await press(page.getByRole("main").getByRole("link", { name: tab, exact: true }));
  };
  /** The newest mail to the customer with that in its subject. */
  async function mailed(subject: RegExp): Promise<string> {
    const found = () =>
      shop.mail.received.findLast(({ to, source }) => {
        const [, written = ""] = /^Subject: (.*)$/m.exec(source) ?? [];
        return to.includes(address) && subject.test(written);
      });
    await expect.poll(() => found() !== undefined).toBe(true);
    return found()?.source ?? "";
  }

  async function makeFirstOperator(page: Page): Promise<void> {
    await page.goto(shop.firstOperator);
    await press(button(page, "Continue"));
    await fill(field(page, "Account"), "boss");
    await fill(field(page, "Nickname"), "Boss");
    await passwords(page);
    await press(button(page, "Continue"));
    const key = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
    await fill(page.getByLabel("Code of the app"), totpCode((key ?? "").replaceAll(/\s/g, ""), Date.now()));
    await press(button(page, "Check the code"));
    await press(button(page, "I have saved them"));
    await expect(title(page, "Today")).toBeVisible();
    await expect(page.getByText("1 of 8 steps to the first sale are done.")).toBeVisible();
  }

  async function setUpMarketplace(page: Page): Promise<void> {
    await press(page.getByRole("link", { name: "Name and look" }));
    await fill(field(page.getByRole("group", { name: "Name of the site" }), "English"), "Riverside Market");
    await press(page.getByRole("link", { name: "Payment and top-ups" }));
    await press(page.getByRole("switch", { name: /^Orders can be paid by bank transfer/ }));
    await fill(
      field(page.getByRole("group", { name: "Bank transfer: holder of the account" }), "English"),
      "Riverside",
    );
    await fill(field(page.getByRole("group", { name: /^Bank transfer: bank/ }), "English"), "Harbour Bank");
    await fill(field(page, "Bank transfer: number of the account, or IBAN"), "DE02 1203 0000 0000 2020 51");
    await press(button(page, "Save"));
    await expect(page.getByText("The settings are saved.")).toBeVisible();
    await go(page, /^Catalogue/);
    await press(button(page.getByRole("region", { name: "Home and food" }), "Begin with this"));
    await expect(page.getByText(/^Categories added/)).toBeVisible();
    await press(page.getByRole("link", { name: "Trades", exact: true }));
    await press(page.getByRole("button", { name: /^Add the \d+ that are missing/ }));
    await expect(page.getByText(/^Trades added/)).toBeVisible();
    await publishAgreements(page);
  }

  async function publishAgreements(page: Page): Promise<void> {
    const policies = page.getByRole("link", { name: "Policies", exact: true });
    await go(page, /^Content/);
    await press(policies);
    await press(button(page, "Begin with skeletons"));
    await expect(page.getByText("The skeletons are there, to be checked.")).toBeVisible();
    for (const name of ["Service agreement", "Privacy policy"]) {
      await press(page.getByRole("link", { name, exact: true }));
      await press(page.getByRole("checkbox", { name: "Still to be checked" }));
      await press(button(page, "Save"));
      await press(button(page, "Publish"));
      await press(button(page.getByRole("dialog"), "Publish"));
      await expect(page.getByText("The new version is published.")).toBeVisible();
      await press(policies);
    }
  }

  /** @returns the link that whoever is invited gets */
  async function invite(page: Page): Promise<string> {
    await go(page, /^Shops/, "Shops");
    await press(button(page, "Invite by a link"));
    await fill(field(page, "For whom"), "Oak and Ash");
    await press(button(page, "Make the link"));
    const link = page.getByRole("dialog", { name: "The link of the invitation" });
    const text = await link.getByText(/\/invitation#/).textContent();
    await press(button(link, "I have noted it"));
    return text ?? "";
  }

  async function openShop(page: Page, link: string): Promise<void> {
    await page.goto(link);
    await fill(field(page, "Name of the shop"), "Oak & Ash");
    await choose(page.getByLabel("Trade"), { index: 1 });
    await fill(field(page, "Account"), "oak");
    await fill(field(page, "Nickname"), "Anne");
    await passwords(page);
    await press(button(page, "Open the shop"));
    await expect(title(page, "Today")).toBeVisible();
    await go(page, /^Shop/, "Freight");
    await press(button(page, "New template"));
    const template = page.getByRole("dialog", { name: "New freight template" });
    await fill(field(template, "Name"), "By piece");
    await fill(field(template, "First quantity"), "1");
    await fill(field(template, "Freight for it"), "12");
    await fill(field(template, "Each further"), "1");
    await fill(field(template, "Freight for each"), "2");
    await press(button(template, "Save"));
    await expect(page.getByText("The freight template is saved.")).toBeVisible();
    await press(page.getByRole("link", { name: "Addresses", exact: true }));
    await fill(field(page.getByRole("group", { name: "Recipient of returns" }), "English"), "Warehouse");
    await fill(page.getByLabel("Phone for returns"), "021 5566 7788");
    await fill(field(page.getByRole("group", { name: "Return address" }), "English"), "12 Anfu Road, Shanghai");
    await press(button(page, "Save"));
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await go(page, /^Today/);
    await press(page.getByRole("switch", { name: "Open for orders" }));
    await expect(page.getByText("Your shop is open.")).toBeVisible();
  }

  async function addProduct(page: Page): Promise<void> {
    const product = {
      number: "cheese-1",
      name: { en: "Goat Cheese", zh: "山羊奶酪" },
      category: ["Fresh food", "Dairy"],
      on_shelf: true,
      skus: [{ number: "cheese-1-a", price: "49.00", stock: 5 }],
    };
    const file = join(mkdtempSync(join(tmpdir(), "plaza-empty-")), "products.jsonl");
    writeFileSync(file, `${JSON.stringify(product)}\n`);
    await go(page, /^Products/, "Import");
    const choosing = page.waitForEvent("filechooser");
    await press(page.getByLabel("Choose a file of products"));
    await (await choosing).setFiles(file);
    await press(page.getByRole("button", { name: /^Import 1 product/ }));
    await press(button(page.getByRole("dialog"), "Import"));
    await expect(page.getByText("1 product is imported.")).toBeVisible();
  }

  async function register(page: Page): Promise<void> {
    await open(page, `${shop.url}/pc/account/register`);
    await fill(page.getByLabel("Email", { exact: true }), address);
    await press(button(page, "Get code"));
    const [, code = ""] = /Your code is (\d+)/.exec(await mailed(/^Your verification code$/)) ?? [];
    await fill(page.getByLabel("Verification code"), code);
    await passwords(page);
    await press(page.getByRole("checkbox"));
    await press(button(page, "Create account"));
    await page.waitForFunction(() => document.documentElement.dataset["session"] === "customer");
    await hydrated(page);
  }

  /** @returns the reference that the transfer has to name */
  async function order(page: Page): Promise<string> {
    await fill(page.getByRole("searchbox").first(), "cheese");
    await page.keyboard.press("Enter");
    await press(
      page
        .getByRole("article")
        .getByRole("link", { name: /Goat Cheese/ })
        .first(),
    );
    await hydrated(page);
    await press(page.getByRole("link", { name: "Buy now" }));
    await press(button(page, "Add address"));
    const dialog = page.getByRole("dialog");
    await fill(dialog.getByLabel("Recipient"), "Mina Sato");
    await fill(dialog.getByLabel("Phone number"), "13800138000");
    await choose(dialog.getByLabel("Province"), "310000");
    await choose(dialog.getByLabel("District"), "310104");
    await fill(dialog.getByLabel("Street, building, flat"), "88 Wukang Road");
    await press(button(dialog, "Save address"));
    await press(button(page, "Submit order"));
    await press(page.getByRole("radio", { name: /Bank transfer/ }));
    await press(page.getByRole("button", { name: /^Pay|transfer/i }).last());
    const reference = page.getByText(/RF\d\d( \d{4})+/).first();
    await expect(reference).toBeVisible();
    return /RF[\d ]+\d/.exec((await reference.textContent()) ?? "")?.[0] ?? "";
  }

  async function enterTransfer(page: Page, reference: string): Promise<void> {
    await go(page, /^Bank transfers/);
    await press(page.getByRole("button", { name: `Received: ${reference}` }));
    const dialog = page.getByRole("dialog", { name: "Transfer received" });
    await fill(dialog.getByLabel("Amount received"), "61.00");
    await fill(dialog.getByLabel("The bank's number of it"), "2026-000017");
    await fill(dialog.getByLabel("From whose account"), "Mina Sato");
    await press(button(dialog, "Enter it"));
    await expect(dialog).toBeHidden();
  }

  async function ship(page: Page): Promise<void> {
    await go(page, /^Orders/);
    await press(page.getByRole("button", { name: /^Ship/ }).first());
    const dialog = page.getByRole("dialog");
    await fill(dialog.getByLabel("Carrier", { exact: true }), "SF Express");
    await fill(dialog.getByLabel("Tracking number"), "SF1234567890");
    await press(button(dialog, "Mark as shipped"));
    await expect(dialog).toBeHidden();
  }

  test("an operator, a merchant and a customer get from an empty store to the first sale by pages alone", async ({
    browser,
    page: operator,
  }) => {
    test.setTimeout(300_000);
    await open(operator, `${shop.url}/pc/`);
    await expect(operator.getByRole("main")).toContainText("opens soon");
    await makeFirstOperator(operator);
    await setUpMarketplace(operator);
    const [owner, customer] = [await browser.newPage(), await browser.newPage()];
    await openShop(owner, await invite(operator));
    await addProduct(owner);
    await register(customer);
    const reference = await order(customer);
    await enterTransfer(operator, reference);
    await mailed(/^Your order \d+ is confirmed/);
    await ship(owner);
    expect(await mailed(/^Your order \d+ is on its way/)).toContain("SF1234567890");
    await go(operator, /^Today/);
    await expect(operator.getByRole("heading", { name: "Ready to open" })).toHaveCount(0);
    test.info().annotations.push({ type: "presses and fields", description: String(steps) });
    expect(steps).toBeLessThanOrEqual(maxSteps);
    await owner.close();
    await customer.close();
  });
});
