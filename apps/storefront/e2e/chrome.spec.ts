import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./shop.ts";

const ticker = (page: Page) => page.getByRole("list", { name: "Announcements" });

/** The line inside the ticker's window. */
function seenTitle(page: Page): Promise<string | undefined> {
  return ticker(page).evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    return [...list.children].find((line) => Math.abs(line.getBoundingClientRect().top - top) < 1)?.textContent;
  });
}

test.describe("chrome", { tag: "@storefront" }, () => {
  test("the ticker shows one announcement after the other, can be paused, and holds still with reduced motion", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/pc/");
    const titles = await ticker(page).getByRole("listitem").allTextContents();
    expect(titles.length).toBeGreaterThan(1);
    await expect(ticker(page)).toHaveAttribute("aria-live", "off");
    expect((await ticker(page).boundingBox())?.height).toBe(40);
    await page.clock.pauseAt(Date.now() + 1000);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return seenTitle(page);
      })
      .toBe(titles[1]);
    await page.getByRole("banner").getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Play" })).toBeVisible();

    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/pc/");
    const before = await seenTitle(page);
    await page.clock.runFor(4500);
    expect(await seenTitle(page)).toBe(before);
    await expect(page.getByRole("banner").getByRole("button", { name: "Pause" })).toBeHidden();
  });

  test("what opens in the top bar comes late, by pointing or by keyboard, and goes again", async ({ page }) => {
    const card = page.getByText("Mini program");
    const phone = page.getByRole("button", { name: "Phone", exact: true });
    const summary = page.locator("summary", { hasText: "English" });
    await open(page, "/pc/goods_list/1");
    const late: string[] = [];
    page.on("request", (request) => /\/(?:menu-list|hover-card)-/.test(request.url()) && late.push(request.url()));
    await page.waitForLoadState("networkidle");
    expect(late).toEqual([]);
    await test.step("the codes for a phone are pointed at", async () => {
      await phone.hover();
      await expect(card).toBeVisible();
      await page.mouse.move(400, 500);
      await expect(card).toBeHidden();
    });
    await test.step("they and the languages are walked through by keyboard", async () => {
      await phone.focus();
      await expect(card).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(summary).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitem", { name: "English" })).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(page.getByRole("menuitem", { name: "한국어" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("menu")).toBeHidden();
      await expect(summary).not.toBeFocused();
    });
  });

  test.describe("the category panel", () => {
    const entry = (page: Page, at: number) => page.locator("[data-category]").nth(at);
    const flyout = (page: Page, at: number) => entry(page, at).locator("xpath=..").getByRole("group");

    test("is part of home, and opens by pointing elsewhere", async ({ page }) => {
      await open(page, "/pc/");
      await expect(entry(page, 0)).toBeVisible();
      await open(page, "/pc/goods_list/1");
      await expect(entry(page, 0)).toBeHidden();
      const button = page.getByRole("button", { name: "All categories" });
      await button.hover();
      await expect(entry(page, 0)).toBeVisible();
      // What was pointed at stays when it is pressed, and goes with the next press.
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await page.mouse.move(700, 600);
      await button.hover();
      await expect(entry(page, 0)).toBeVisible();
      await page.mouse.move(700, 700);
      await expect(entry(page, 0)).toBeHidden();
    });

    test("keeps its fly-out while the pointer goes to it diagonally", async ({ page }) => {
      await page.clock.install();
      await open(page, "/pc/");
      await entry(page, 1).hover();
      await expect(flyout(page, 1)).toBeVisible();
      const from = await entry(page, 1).boundingBox();
      const to = await flyout(page, 1).boundingBox();
      if (from === null || to === null) throw new Error("The panel is not there.");
      expect(Math.round(to.width)).toBe(972);
      await page.mouse.move(from.x + 60, from.y + 20);
      // However slow the machine is, the pointer does not rest on its way.
      await page.clock.pauseAt(Date.now() + 1000);
      await page.mouse.move(to.x + 40, from.y + 150, { steps: 12 });
      await expect(flyout(page, 1)).toBeVisible();
      await page.clock.resume();
      // Straight down it is another category at once, and one that is pointed at long enough is meant.
      await entry(page, 2).hover();
      await expect(flyout(page, 2)).toBeVisible();
      await expect(flyout(page, 1)).toBeHidden();
      const third = await entry(page, 3).boundingBox();
      await page.mouse.move((third?.x ?? 0) + 150, (third?.y ?? 0) + 20, { steps: 3 });
      await expect(flyout(page, 3)).toBeVisible();
    });

    test("is walked through by keyboard, left by Escape, and leads to a category", async ({ page }) => {
      await open(page, "/pc/goods_list/1");
      const button = page.getByRole("button", { name: "All categories" });
      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(entry(page, 0)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowRight");
      // The lower levels may still be on their way; the focus follows when they are there.
      await expect(flyout(page, 1).getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(entry(page, 1)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute("aria-expanded", "false");

      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowDown");
      const second = flyout(page, 1).getByRole("link").nth(1);
      await expect(second).toBeFocused();
      const target = (await second.textContent()) ?? "";
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(target);
      await expect(button).toHaveAttribute("aria-expanded", "false");
    });

    test("is a sheet on a phone, reached by keyboard, whose links leave the focus in the new page", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/pc/");
      const button = page.getByRole("button", { name: "All categories" });
      await button.focus();
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog", { name: "All categories" });
      await expect(sheet).toBeVisible();
      expect((await sheet.boundingBox())?.width).toBe(390);
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      const kitchen = sheet.locator("summary").filter({ hasText: /^Kitchen$/ });
      await kitchen.focus();
      await kitchen.press("Enter");
      await expect(sheet.getByRole("link", { name: "All of Kitchen" })).toBeVisible();
      const third = sheet.getByRole("listitem").filter({ visible: true }).getByRole("link").first();
      const name = await third.textContent();
      await third.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
      await expect(sheet).toBeHidden();
      await expect(page.locator("#main")).toBeFocused();
    });
  });

  test.describe("while a page is on its way", () => {
    test("a loading line is shown, the main part is busy, and the last one of several pages is the current place", async ({
      page,
    }) => {
      const line = page.locator("[data-phase]");
      const heading = page.getByRole("heading", { level: 1 });
      const main = page.getByRole("navigation", { name: "Main" });
      const link = (name: string) => main.getByRole("link", { name, exact: true });
      await open(page, "/pc/");
      await expect(link("Home")).toHaveAttribute("aria-current", "page");
      await test.step("pages that overtake each other leave no loading line behind", async () => {
        for (const name of ["Hot List", "New Arrivals", "Home", "New Arrivals"]) await link(name).click();
        await expect(heading).toHaveText("New arrivals");
        await expect(line).toHaveAttribute("data-phase", "idle");
        await expect(link("New Arrivals")).toHaveAttribute("aria-current", "page");
        await expect(link("Home")).not.toHaveAttribute("aria-current");
      });
      const looked = Promise.withResolvers<void>();
      await page.route("**/api/**", async (route) => {
        await looked.promise;
        await route.continue();
      });
      await link("Shop Street").click();
      await expect(line).toHaveAttribute("data-phase", "advancing");
      await expect(page.locator("#main")).toHaveAttribute("aria-busy", "true");
      looked.resolve();
      await expect(page).toHaveURL(/shop_street/);
      await expect(page.locator("#main")).toHaveAttribute("aria-busy", "false");
      await expect(line).toHaveAttribute("data-phase", "idle");
    });

    test("another page fades in, sorting and less motion do not", async ({ page }) => {
      await page.addInitScript(() => {
        const counted = { transitions: 0 };
        Object.assign(window, { counted });
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          counted.transitions += 1;
          return start(update);
        };
      });
      const transitions = () =>
        page.evaluate(() => (window as { counted?: { transitions: number } }).counted?.transitions);
      await open(page, "/pc/");
      const main = page.getByRole("navigation", { name: "Main" });
      await main.getByRole("link", { name: "Hot List" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hot list");
      expect(await transitions()).toBe(1);
      const pageTwo = page
        .getByRole("navigation", { name: "Pages" })
        .getByRole("link", { name: "Page 2", exact: true });
      await pageTwo.click();
      await expect(page).toHaveURL(/page=2/);
      await expect(pageTwo).toHaveAttribute("aria-current", "page");
      await expect(page.locator("#main")).toHaveAttribute("aria-busy", "false");
      expect(await transitions()).toBe(1);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await main.getByRole("link", { name: "Home", exact: true }).click();
      await expect(main.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("aria-current", "page");
      expect(await transitions()).toBe(1);
    });
  });

  test("without a connection a toast says so once, and an alert beside the categories of home until it is back", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/pc/");
    // A part that comes late would say in the console that it does not.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByRole("status").getByText("You are offline")).toBeVisible();
    const notice = page.locator("#main").getByText("You are offline");
    await expect(notice).toBeVisible();
    const categories = await page.getByRole("list", { name: "Categories" }).boundingBox();
    expect((await notice.boundingBox())?.x).toBeGreaterThan((categories?.x ?? 0) + (categories?.width ?? 0));
    // A press finds what lies above: Playwright asks the browser.
    await notice.click({ trial: true });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByRole("status").getByText("You are offline")).toBeHidden();
  });

  test("a printed page is what stands in it, without the chrome", async ({ page }) => {
    await open(page, "/pc/goods_list?name=cup");
    const chrome = [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("button", { name: "All categories" }),
    ];
    for (const part of chrome) await expect(part.first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const part of chrome) await expect(part).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  test.describe("code that does not arrive", () => {
    const chunk = /\/assets\/category-page-[^/]*\.js/;

    async function documentsOf(page: Page, act: () => Promise<void>): Promise<number> {
      let documents = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await act();
      return documents;
    }

    test("brings a new document at most once a minute, then the error page", async ({ page, guard }) => {
      guard.allow(/Failed to load|dynamically imported|A part of the page|differs from/);
      await open(page, "/pc/goods_list/1");
      await page.route(chunk, (route) => route.abort());
      const documents = await documentsOf(page, async () => {
        await page.evaluate(() => {
          location.hash = "#/category";
        });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "Sorry, there was an error on the page you visited",
        );
      });
      // The hash document and the page it stands for are one reload.
      expect(documents).toBeLessThanOrEqual(2);
      await page.unroute(chunk);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    });
  });

  test("a link that is pointed at is fetched ahead, which says nothing where it fails", async ({ page, guard }) => {
    guard.allow(/50\d|Failed to load|ApiError/);
    await page.clock.install();
    await open(page, "/pc/goods_list/1");
    const main = page.getByRole("navigation", { name: "Main" });
    const code = page.waitForRequest(/\/assets\/home-page-[^/]*\.js/);
    await main.getByRole("link", { name: "Home" }).hover();
    await code;
    const answered = page.waitForResponse("**/api/pc/goodsList**");
    await page.route("**/api/**", (route) => route.fulfill({ status: 500, body: "oops" }));
    await main.getByRole("link", { name: "New Arrivals" }).hover();
    await answered;
    await page.clock.runFor(1000);
    await expect(page.getByRole("alert").getByText("system error")).toBeHidden();
  });

  test("the start of a page makes no format while its first script runs", async ({ page }) => {
    await page.addInitScript(() => {
      const formats = { begun: false, early: 0, late: 0 };
      Object.assign(window, { formats });
      const wait = window.setTimeout.bind(window);
      const waiting = (task: TimerHandler, ms?: number, ...given: readonly unknown[]): number => {
        // Scripts in the document wait, too, for when to fetch the page's own.
        const isOwn = new Error().stack?.includes("/assets/") === true;
        return wait(() => {
          formats.begun ||= isOwn;
          if (typeof task === "function") task(...given);
        }, ms);
      };
      Object.assign(window, { setTimeout: waiting });
      for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules"] as const) {
        const count = <Made>(made: Made): Made => {
          formats[formats.begun ? "late" : "early"] += 1;
          return made;
        };
        Object.assign(Intl, {
          [name]: new Proxy(Intl[name], {
            apply: (target, self, given) => count<unknown>(Reflect.apply(target, self, given)),
            construct: (target, given, self) => count<object>(Reflect.construct(target, given, self)),
          }),
        });
      }
    });
    // The first format of a page takes 50 ms of a phone's processor, in one piece with whatever makes it.
    await page.goto("/pc/goods_details/1");
    await hydrated(page);
    const formats = () =>
      page.evaluate(() => (window as { formats?: { early: number; late: number } }).formats ?? null);
    await expect.poll(async () => (await formats())?.late).toBeGreaterThan(0);
    expect((await formats())?.early).toBe(0);
  });

  test.describe("beside and below the page", () => {
    test("the button back to the top appears after a screen", async ({ page }) => {
      await open(page, "/pc/goods_list/1");
      const back = page.getByRole("button", { name: "Back to top" });
      await expect(back).toBeHidden();
      await page.evaluate(() => {
        scrollTo(0, innerHeight + 50);
      });
      await expect(back).toBeVisible();
      await back.click();
      await page.waitForFunction(() => scrollY === 0);
      await expect(back).toBeHidden();
      await expect(page.locator("#main")).toBeFocused();
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.evaluate(() => {
        scrollTo(0, innerHeight + 50);
      });
      await expect(back).toBeHidden();
    });

    test("a phone's tab bar covers nothing", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/pc/");
      const tabs = page.getByRole("navigation", { name: "Main places" });
      await expect(tabs.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
      });
      const legal = await page.getByRole("contentinfo").boundingBox();
      const bar = await tabs.boundingBox();
      expect(Math.floor((legal?.y ?? 0) + (legal?.height ?? 0))).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0) + 1);
      await tabs.getByRole("link", { name: "Categories" }).click();
      await expect(tabs.getByRole("link", { name: "Categories" })).toHaveAttribute("aria-current", "page");
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(tabs).toBeHidden();
    });
  });
});
