import type { Locator, Page } from "@playwright/test";
import { type FlashSlot, slotsOfDay } from "./flash-sale.ts";
import { expect, open, test } from "./shop.ts";

/** The one after it; the first of the next day after the last one. */
function after(slots: readonly FlashSlot[], { id }: FlashSlot): FlashSlot {
  const next = slots[(slots.findIndex((slot) => slot.id === id) + 1) % slots.length];
  if (next === undefined) throw new Error("The demo marketplace has no flash sale.");
  return next;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const sessions = (page: Page) => page.getByRole("navigation", { name: "Sessions of the day" });
const session = (page: Page, { start_time }: FlashSlot): Locator =>
  sessions(page).getByRole("link", { name: start_time });

test.describe("promotions", { tag: "@catalog" }, () => {
  test("the flash sale is reached from home by mouse, looked through, and left to buy something", async ({ page }) => {
    const { slots, running } = await slotsOfDay();
    await open(page, "/pc/");
    await page
      .getByRole("region", { name: "Flash sale" })
      .getByRole("link", { name: /View all/ })
      .click();
    await expect(heading(page, "Flash sale")).toBeVisible();
    await expect(sessions(page).getByRole("link")).toHaveCount(4);
    await expect(session(page, running)).toHaveAttribute("aria-current", "true");
    await expect(session(page, running)).toContainText("On now");
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards).toHaveCount(10);
    await expect(cards.first()).toContainText("was ¥");
    await expect(page.getByText(/\d% taken/).first()).toBeVisible();
    const timer = page.getByRole("main").getByRole("timer");
    const left = (await timer.textContent()) ?? "";
    await expect(timer).not.toHaveText(left);

    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(cards).toHaveCount(5);
    await page.getByRole("link", { name: "Page 1", exact: true }).click();
    await expect(cards).toHaveCount(10);
    const another = after(slots, running);
    await session(page, another).click();
    await expect(page).toHaveURL(new RegExp(`slot=${another.id}`));
    await expect(session(page, another)).toHaveAttribute("aria-current", "true");
    await expect(cards).toHaveCount(10);
    await expect(page.getByRole("link", { name: /^Buy now/ })).toHaveCount(0);

    await page.goBack();
    const buy = page.getByRole("link", { name: /^Buy now/ }).first();
    const name = ((await buy.getAttribute("aria-label")) ?? "").replace("Buy now: ", "");
    await buy.click();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole("main").getByRole("timer")).toBeVisible();
  });

  test("the flash sale turns by itself when its session ends", async ({ page }) => {
    const { slots, running } = await slotsOfDay();
    await page.clock.install();
    await open(page, "/pc/seckill");
    await expect(session(page, running)).toHaveAttribute("aria-current", "true");
    await page.clock.fastForward(running.end_time_int * 1000 - Date.now() + 2000);
    const next = after(slots, running);
    await expect(session(page, next)).toHaveAttribute("aria-current", "true");
    await expect(session(page, next)).toContainText("On now");
    await expect(session(page, running)).not.toContainText("On now");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(10);
  });
});
