import type { Page } from "@playwright/test";
import { demoOperator, desk, logInAtDesk } from "./desk.ts";
import { expect, hydrated, open, test } from "./shop.ts";

test.describe("home at the desk", { tag: "@desk" }, () => {
  const minute = 60_000;
  const shops = { en: "Shops to stroll through", ko: "둘러볼 만한 상점" };

  /** What stands on home, by the headings of its parts. */
  const parts = async (page: Page): Promise<readonly string[]> =>
    page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  /** Whether one part stands above another. */
  const standsAbove = async (page: Page, one: string, other: string): Promise<boolean> => {
    const all = await parts(page);
    const [first, second] = [all.indexOf(one), all.indexOf(other)];
    if (first < 0 || second < 0) throw new Error(`${one} or ${other} is not among ${all.join(", ")}`);
    return first < second;
  };
  /** The next full minute that is not about to begin, as a field of the platform's clock has it. */
  const nextMinute = (): string => {
    const moment = Math.ceil((Date.now() + 10_000) / minute) * minute;
    return new Date(moment + 8 * 60 * minute).toISOString().slice(0, 16);
  };
  const operatorOn = async (page: Page): Promise<void> => {
    await page.goto(`${desk}/home`);
    await logInAtDesk(page, demoOperator, "The platform");
    await expect(page.getByRole("heading", { level: 1, name: "Home page" })).toBeVisible();
  };

  test("a new order of home is drafted, previewed in Korean, shown by the clock alone, and taken back, and a colleague overwrites nothing", async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    await operatorOn(page);
    const colleague = await (await browser.newContext()).newPage();
    await operatorOn(colleague);
    await colleague.getByRole("button", { name: "Move Special areas down" }).click();

    await page.getByRole("button", { name: "Move Recommended shops up" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await colleague.getByRole("button", { name: "Save", exact: true }).click();
    await expect(colleague.getByText("Somebody has changed the home page meanwhile").first()).toBeVisible();
    await expect(colleague.getByRole("button", { name: "Move Special areas up" })).toBeEnabled();
    await colleague.context().close();

    await page.getByRole("button", { name: "Preview in the shop" }).click();
    const previewing = page.getByRole("dialog", { name: "Preview in the shop" });
    await previewing.getByLabel("Language").selectOption({ label: "한국어" });
    const opened = context.waitForEvent("page");
    await previewing.getByRole("button", { name: "As on a phone" }).click();
    const preview = await opened;
    await hydrated(preview);
    await expect(preview.getByRole("heading", { level: 2, name: shops.ko })).toBeVisible();
    expect(await standsAbove(preview, shops.ko, "인기 상품")).toBe(true);
    await preview.close();
    await page.keyboard.press("Escape");

    const shopper = await (await browser.newContext()).newPage();
    await open(shopper, "/pc/");
    expect(await standsAbove(shopper, "Hot list", shops.en)).toBe(true);

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publish this home page?" });
    await dialog.getByRole("radio", { name: "From a time on" }).check();
    await dialog.getByLabel("Begins").fill(nextMinute());
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText("The version is scheduled.")).toBeVisible();
    await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
    await open(shopper, "/pc/");
    expect(await standsAbove(shopper, "Hot list", shops.en)).toBe(true);
    // Nobody does anything until it begins.
    await expect(async () => {
      await open(shopper, "/pc/");
      expect(await standsAbove(shopper, shops.en, "Hot list")).toBe(true);
    }).toPass({ timeout: 2 * minute });

    // Both stand on one host here, so the Korean preview has set the desk's language, too.
    await context.addCookies([{ name: "lang", value: "en", url: desk }]);
    await page.reload();
    await page
      .getByRole("button", { name: /^Publish again: version/ })
      .first()
      .click();
    const again = page.getByRole("dialog", { name: /^Publish version \d+ again\?$/ });
    await again.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("The new version is published.")).toBeVisible();
    await expect(async () => {
      await open(shopper, "/pc/");
      expect(await standsAbove(shopper, "Hot list", shops.en)).toBe(true);
    }).toPass();
    await shopper.context().close();
  });
});
