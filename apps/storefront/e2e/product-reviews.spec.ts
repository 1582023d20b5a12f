import type { BrowserContext, Page } from "@playwright/test";
import { ask, type Customer, heldToken, sharedPlatform } from "./customers.ts";
import { findProducts } from "./products.ts";
import { expect, hydrated, open, test } from "./shop.ts";

interface Listed {
  readonly id: number;
  readonly helpful_num: number;
  readonly comment: string;
}

const region = (page: Page) => page.getByRole("region", { name: "Reviews" });
const written = (page: Page) =>
  region(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: /of 5$/ }) });
const helpful = (page: Page) =>
  written(page)
    .first()
    .getByRole("button", { name: /^Helpful/ });

/** A product with reviews of its own for each test, because they change what others would count. */
async function product(name: string): Promise<number> {
  const [found] = await findProducts(name);
  if (found === undefined) throw new Error(`The demo has no ${name}`);
  return found.id;
}

async function listed(productId: number, query = ""): Promise<readonly Listed[]> {
  const nobody = { token: "", at: sharedPlatform };
  return (await ask<{ lists: readonly Listed[] }>(nobody, `goods_comment/lists?goods_id=${productId}${query}`)).lists;
}

/** The text of the first review in what the page has asked for; browsers do not always keep the answer itself. */
async function firstOf(page: Page, url: string): Promise<string> {
  const answer = await page.evaluate(
    async (address) => (await fetch(address, { headers: { lang: "en" } })).text(),
    url,
  );
  const { data } = JSON.parse(answer) as { readonly data: { readonly lists: readonly Listed[] } };
  return data.lists[0]?.comment ?? "";
}

async function mine(context: BrowserContext, customer: Customer, productId: number): Promise<readonly number[]> {
  const token = (await heldToken(context)) ?? "";
  return (await ask<{ voted: readonly number[] }>({ ...customer, token }, `goods_comment/mine?goods_id=${productId}`))
    .voted;
}

test.describe("product reviews", { tag: "@catalog" }, () => {
  test("reviews are narrowed down by stars, text and language by mouse, in the address, and back again", async ({
    page,
  }) => {
    const id = await product("Glazed Stoneware Teapot");
    await open(page, `/pc/goods_details/${id}?tab=reviews`);
    const bars = region(page).getByRole("group", { name: "Stars" });
    const five = bars.getByRole("link", { name: /^5 stars/ });
    const four = bars.getByRole("link", { name: /^4 stars/ });
    const countOf = async (link: typeof five) => Number((await link.innerText()).split(/\s/).at(-1));
    const [fives, fours] = [await countOf(five), await countOf(four)];
    await five.click();
    await expect(page).toHaveURL(/reviewChoice=5$/);
    await expect(five).toHaveAttribute("aria-current", "true");
    await expect(written(page)).toHaveCount(Math.min(10, fives));
    await four.click();
    await expect(page).toHaveURL(/reviewChoice=5_4$/);
    await expect(written(page)).toHaveCount(Math.min(10, fives + fours));
    const withText = region(page).getByRole("link", { name: /^With text/ });
    await withText.click();
    // What is chosen next is added to it.
    await expect(withText).toHaveAttribute("aria-current", "true");
    await region(page)
      .getByRole("link", { name: /^Only in English/ })
      .click();
    await expect(page).toHaveURL(/reviewChoice=5_4_text_own$/);
    await expect(region(page).getByRole("heading", { name: "Reviews in other languages" })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/reviewChoice=5_4_text$/);
    await page.reload();
    await expect(five).toHaveAttribute("aria-current", "true");
    await region(page).getByRole("link", { name: "Clear what is chosen" }).click();
    await expect(page).toHaveURL(/tab=reviews$/);
    await expect(five).not.toHaveAttribute("aria-current");
  });

  test("reviews are sorted and voted for by keyboard, and a vote is taken back", async ({
    page,
    customer,
    context,
  }) => {
    const id = await product("Aria Over-Ear Headphones");
    await open(page, `/pc/goods_details/${id}?tab=reviews`);
    const most = region(page).getByRole("link", { name: "Most helpful" });
    // Of others, such as of the list before, the page may be waiting for an answer still.
    const sorted = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname.endsWith("goods_comment/lists") && searchParams.get("sort") === "helpful";
    });
    await most.focus();
    await page.keyboard.press("Enter");
    const first = await firstOf(page, (await sorted).url());
    await expect(most).toHaveAttribute("aria-current");
    // Until the sorted reviews are drawn, the first one is another, which takes the focus along when it goes.
    await expect(written(page).first()).toContainText(first);
    await expect(region(page).locator("[aria-busy=true]")).toHaveCount(0);
    await expect(most).toBeFocused();
    await expect(helpful(page)).toHaveAttribute("aria-pressed", "false");
    await helpful(page).focus();
    await page.keyboard.press("Enter");
    await expect(helpful(page)).toHaveAttribute("aria-pressed", "true");
    await expect(helpful(page)).toBeFocused();
    await expect.poll(() => mine(context, customer, id)).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await expect(helpful(page)).toHaveAttribute("aria-pressed", "true");
    await helpful(page).focus();
    await page.keyboard.press("Space");
    await expect(helpful(page)).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => mine(context, customer, id)).toEqual([]);
  });

  test("a review that a reader has reported leaves the page at once when an operator hides it", async ({
    page,
    customer,
  }) => {
    const { operate } = sharedPlatform;
    const id = await product("Daytrip Backpack");
    await open(page, `/pc/goods_details/${id}?tab=reviews`);
    const report = written(page)
      .first()
      .getByRole("button", { name: /^Report/ });
    await report.click();
    const dialog = page.getByRole("dialog", { name: "Report this review" });
    await dialog.getByRole("radio", { name: "It is not about this product" }).check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Thank you. We will look at this review.")).toBeVisible();
    await expect(written(page).first()).toContainText("Reported");
    await expect(report).toHaveCount(0);
    const { reported } = await ask<{ reported: readonly number[] }>(customer, `goods_comment/mine?goods_id=${id}`);
    const [reviewId = 0] = reported;
    expect(await operate("reviews", "reported")).toContain(`${reviewId} `);
    const before = (await listed(id, "&page_size=100")).length;
    await operate("reviews", "hide", String(reviewId));
    try {
      expect((await listed(id, "&page_size=100")).map((review) => review.id)).not.toContain(reviewId);
      await expect(async () => {
        await open(page, `/pc/goods_details/${id}?tab=reviews`);
        await expect(region(page).getByRole("link", { name: `All ${before - 1}`, exact: true })).toBeVisible();
      }).toPass();
    } finally {
      await operate("reviews", "show", String(reviewId));
    }
  });
});
