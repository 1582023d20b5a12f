import type { Locator, Page } from "@playwright/test";
import { addAddress } from "./purchases.ts";
import { findProducts } from "./products.ts";
import { expect, open, test } from "./shop.ts";

const article = "Slimline Wireless Keyboard, Sage";

/** The one that describes the article, which four other merchants sell, one of them sold out. */
async function keyboard(lang = "en"): Promise<number> {
  const [first] = await findProducts(lang === "en" ? article : "Slimline", lang);
  if (first === undefined) throw new Error("The demo marketplace has lost its keyboard.");
  return first.id;
}

const offers = (page: Page) => page.locator("#product-offers");
const rows = (page: Page) => offers(page).getByRole("listitem");

/** What a row says there is to pay, in fen. */
async function totalOf(row: Locator): Promise<number> {
  const text = await row.locator("dl > div").nth(3).locator("dd").innerText();
  return Math.round(Number(/¥\s*([\d,]+\.\d\d)/.exec(text.replaceAll("\n", ""))?.[1]?.replaceAll(",", "")) * 100);
}

async function chooseShanghai(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Province" }).selectOption("310000");
  await dialog.getByRole("combobox", { name: "District" }).selectOption("310104");
  await dialog.getByRole("button", { name: "Show totals" }).click();
}

test.describe("offers", { tag: "@catalog" }, () => {
  test("a visitor compares merchants by mouse: the region is asked for once, and the list adds to the cart", async ({
    page,
  }) => {
    await open(page, `/pc/goods_details/${await keyboard()}`);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(offers(page)).toBeFocused();
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).first()).toContainText("¥157.00");
    await expect(rows(page).last()).toContainText("Sold out");
    await offers(page).getByRole("button", { name: "Where should it be sent?" }).click();
    await chooseShanghai(page);
    await expect(offers(page).getByText("Xuhui District, Shanghai")).toBeVisible();
    const buyable = (await rows(page).count()) - 1;
    const totals: number[] = [];
    for (let index = 0; index < buyable; index += 1) totals.push(await totalOf(rows(page).nth(index)));
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));

    await rows(page)
      .nth(1)
      .getByRole("button", { name: /^Add to cart/ })
      .dblclick();
    await expect(page.getByText("Added to cart")).toBeVisible();
    await page.reload();
    await expect(offers(page).getByText("Xuhui District, Shanghai")).toBeVisible();
    await page.getByRole("link", { name: "Cart" }).first().click();
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${article}` })).toHaveValue("1");
  });

  test("a customer's totals are what checkout charges, for each merchant, with the coupon that was received here", async ({
    page,
    customer,
  }) => {
    test.slow();
    await addAddress(customer);
    await open(page, `/pc/goods_details/${await keyboard()}`);
    // The default address is the first guess.
    await expect(offers(page).getByText("Shanghai").first()).toBeVisible();
    const claim = rows(page)
      .first()
      .getByRole("button", { name: /^Receive: / });
    await expect(claim).toBeVisible();
    const before = await totalOf(rows(page).first());
    await claim.click();
    await expect(offers(page).getByText(/^−¥/)).toHaveCount(1);
    await expect.poll(() => totalOf(rows(page).first())).toBeLessThan(before);

    const address = page.url();
    const count = await rows(page).count();
    for (let index = 0; index < count - 1; index += 1) {
      const row = rows(page).nth(index);
      const total = await totalOf(row);
      const see = row.getByRole("link", { name: "See this one" });
      if ((await see.count()) > 0) await see.click();
      await expect(row).toContainText("On this page");
      await page.getByRole("link", { name: "Buy now" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Confirm order" })).toBeVisible();
      await expect(page.getByRole("button", { name: /Submit order|Place order/ }).first()).toBeVisible();
      const shown = `¥${(total / 100).toFixed(2)}`;
      await expect(
        page
          .getByText(shown)
          .or(page.getByText(shown.slice(1)))
          .first(),
      ).toBeVisible();
      await page.goto(address);
      await expect(rows(page)).toHaveCount(count);
      await expect(offers(page).getByText(/^−¥/)).toHaveCount(1);
    }
  });

  test("the offers follow the variant that is chosen", async ({ page }) => {
    const [phone] = await findProducts("Lumen 6");
    await open(page, `/pc/goods_details/${phone?.id ?? 0}`);
    await expect(rows(page).first()).toBeVisible();
    const links = rows(page).getByRole("link", { name: "See this one" });
    const before = await links.first().getAttribute("href");
    const other = page.getByRole("radio", { checked: false, disabled: false }).first();
    await other.check({ force: true });
    await expect(links.first()).not.toHaveAttribute("href", before ?? "");
  });

  test("a search shows an article once on request, with how many merchants have it", async ({ page }) => {
    await open(page, "/pc/goods_list?name=Slimline");
    const card = page.getByRole("article").filter({ hasText: article });
    await expect(card).toHaveCount(5);
    await page.getByRole("checkbox", { name: "Show each product once" }).check();
    await expect(page).toHaveURL(/has=once/);
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("at 4 merchants");
    await expect(card).toContainText("157");
  });
});
