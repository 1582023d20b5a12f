import type { BrowserContext, Page } from "@playwright/test";
import { beforeCall } from "./before-call.ts";
import { type Customer, endSession, heldToken, holdSession, newCustomer } from "./customers.ts";
import { passLogin } from "./login.ts";
import { ports } from "./ports.ts";
import { expect, hydrated, open, test } from "./shop.ts";
import { openedSocket } from "./sockets.ts";

const greeting = (page: Page) => page.getByRole("banner").getByText(/^Hello, /);
const visitorsPage = (page: Page) => page.locator("html:not([data-session])");

async function back(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === "back_url");
  return cookie === undefined ? undefined : decodeURIComponent(cookie.value);
}

test.describe("session", { tag: "@storefront" }, () => {
  test.describe("the way back", () => {
    test("is noted on each step of a visitor, and by no link that is only pointed at", async ({ page, context }) => {
      await open(page, "/pc/goods_list?name=cup");
      await expect.poll(() => back(context)).toBe("/goods_list?name=cup");
      const navigation = page.getByRole("navigation", { name: "Main" });
      const fetchedAhead = page.waitForResponse("**/api/pc/goodsList**");
      await navigation.getByRole("link", { name: "New Arrivals" }).hover();
      await fetchedAhead;
      expect(await back(context)).toBe("/goods_list?name=cup");
      await navigation.getByRole("link", { name: "New Arrivals" }).click();
      await expect.poll(() => back(context)).toBe("/goods_list/2");
      expect((await context.cookies()).find(({ name }) => name === "back_url")).toMatchObject({
        path: "/",
        expires: -1,
      });
    });
  });

  test.describe("a customer", () => {
    test("is greeted by name, talks through the socket of the shop alone, and is neither seen by scripts nor noted", async ({
      page,
      context,
      baseURL,
      guard,
    }) => {
      const { nickname, token } = await newCustomer();
      await holdSession(context, baseURL, token);
      await open(page, "/pc/goods_list/2");
      await expect(greeting(page)).toHaveText(`Hello, ${nickname}`);
      await expect(visitorsPage(page)).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.dataset["session"])).toBe("customer");
      expect(await page.evaluate(() => document.cookie + document.documentElement.innerHTML)).not.toContain(token);
      expect(await back(context)).toBeUndefined();
      await test.step("the menu is opened by keyboard, and closed again", async () => {
        const logOut = page.getByRole("menuitem", { name: "Log out" });
        const trigger = greeting(page).locator("xpath=ancestor::summary");
        await trigger.focus();
        await page.keyboard.press("ArrowUp");
        await expect(logOut).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(logOut).toBeHidden();
        await expect(trigger).toBeFocused();
      });
      expect(await openedSocket(page, "/pc/socket?type=user&client=5&shop_id=0")).toBe("open");
      guard.allow(/Content Security Policy|WebSocket connection/);
      expect(await openedSocket(page, `ws://127.0.0.1:${ports.backend}/`)).toBe("connect-src");
    });

    test("logs out: said for a moment, then the login is loaded, once", async ({
      page,
      customer,
      context,
      baseURL,
    }) => {
      await page.clock.install();
      await open(page, "/pc/goods_list/2");
      const documents: string[] = [];
      const logouts: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
        if (request.url().endsWith("/api/account/logout")) logouts.push(request.method());
      });
      await greeting(page).hover();
      // However slow the machine is, the moment is not over before it is looked at.
      await page.clock.pauseAt(Date.now() + 1000);
      await page.getByRole("button", { name: "Log out" }).dblclick();
      await expect(page.getByRole("status").getByText("Exit successful")).toBeVisible();
      await page.clock.resume();
      await expect.poll(() => heldToken(context)).toBeUndefined();
      await page.waitForURL(`${baseURL}/pc/#/account/login`);
      await hydrated(page);
      expect([documents, logouts]).toEqual([["/pc/account/login"], ["POST"]]);
      const { nickname } = await publicData(page, customer.token);
      expect(nickname).toBe("");
    });

    test("is logged out even if the server cannot be reached", async ({
      customersPage: page,
      context,
      baseURL,
      guard,
    }) => {
      guard.allow(/Failed to load|ERR_/);
      await open(page, "/pc/goods_list/2");
      await page.route("**/api/account/logout", (route) => route.abort());
      await greeting(page).hover();
      await page.getByRole("button", { name: "Log out" }).click();
      await page.waitForURL(`${baseURL}/pc/#/account/login`);
      expect(await heldToken(context)).toBeUndefined();
      await open(page, "/pc/");
      await expect(visitorsPage(page)).toHaveCount(1);
      await expect(greeting(page)).toBeHidden();
    });
  });

  async function publicData(page: Page, token: string): Promise<{ readonly nickname: string }> {
    const answer = await page.request.get("/api/pc/commonData", { headers: { cookie: `token=${token}` } });
    return ((await answer.json()) as { data: { nickname: string } }).data;
  }

  const loginHeading = (page: Page) => page.getByRole("tab", { name: "Password login" });

  test.describe("the login", () => {
    test("comes before what is a customer's own, by document and by step, and leads there", async ({
      page,
      context,
      baseURL,
    }) => {
      const customer = await newCustomer();
      await holdSession(context, baseURL, "gone");
      await open(page, "/pc/user/address");
      await expect(page).toHaveURL(`${baseURL}/pc/#/account/login`);
      expect([await heldToken(context), await back(context)]).toEqual([undefined, "/user/address"]);
      await open(page, "/pc/goods_list/2");
      await page.evaluate(() => {
        location.hash = "#/user/address";
      });
      await expect(loginHeading(page)).toBeVisible();
      await passLogin(page, customer);
      await page.waitForURL(`${baseURL}/pc/#/user/address`);
      await expect(page.getByRole("navigation", { name: "My account" })).toBeVisible();
      expect(await back(context)).toBeUndefined();
      // The login is not what lies before it.
      await page.goBack();
      await expect(page).not.toHaveURL(/login/);
    });
  });

  test.describe("a session that is over", () => {
    test("opens the login once, whatever else is asked for", async ({ page, customer, context, guard }) => {
      guard.allow(/ApiError|wants a login/);
      await open(page, "/pc/goods_list/2");
      await beforeCall(page, "user_address/lists", () => endSession(customer));
      const documents: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await page.evaluate(() => {
        location.hash = "#/user/address";
      });
      await expect(loginHeading(page)).toBeVisible();
      await hydrated(page);
      expect(documents).toEqual(["/pc/account/login"]);
      expect([await heldToken(context), await back(context)]).toEqual([undefined, "/user/address"]);
    });

    test.describe("found out by the public data", () => {
      /** Who comes back to a tab after a while is asked for anew, and has no session any more. */
      async function comeBack(page: Page, customer: Customer): Promise<void> {
        await beforeCall(page, "pc/commonData", () => endSession(customer));
        await page.clock.fastForward("02:00");
        await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      }

      test("makes the chrome a visitor's, and the next page", async ({ page, customer, context, baseURL }) => {
        await page.clock.install();
        await open(page, "/pc/goods_list/2");
        await expect(greeting(page)).toBeVisible();
        await comeBack(page, customer);
        await expect(greeting(page)).toBeHidden();
        await expect.poll(() => heldToken(context)).toBeUndefined();
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Hot List" }).click();
        await expect(visitorsPage(page)).toHaveCount(1);
        await expect(page).toHaveURL(`${baseURL}/pc/#/hotgoods_list/1`);
      });

      test("leads from a customer's own page to the login", async ({ page, customer, context }) => {
        await page.clock.install();
        await open(page, "/pc/user/address");
        await comeBack(page, customer);
        await expect(loginHeading(page)).toBeVisible();
        expect(await back(context)).toBe("/user/address");
      });
    });
  });

  test.describe("two tabs", () => {
    test("show the same customer: a logout in one is one in the other, and so is a login", async ({
      page,
      customer,
      context,
      baseURL,
    }) => {
      await open(page, "/pc/goods_list/2");
      const other = await context.newPage();
      await open(other, "/pc/");
      const drafts = [page, other].map((tab) =>
        tab.evaluate(() => sessionStorage.setItem("plaza:checkout-draft", "{}")),
      );
      await Promise.all(drafts);
      await greeting(other).hover();
      await other.getByRole("button", { name: "Log out" }).click();
      await other.waitForURL(/account\/login/);
      await hydrated(other);
      await expect(other.getByText("Your login has ended")).toBeHidden();
      // A checkout's draft must not be seen by the next customer.
      for (const tab of [page, other])
        await expect.poll(() => tab.evaluate(() => sessionStorage.getItem("plaza:checkout-draft"))).toBeNull();
      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(visitorsPage(page)).toHaveCount(1);
      await expect(greeting(page)).toBeHidden();
      await expect(page).toHaveURL(`${baseURL}/pc/#/goods_list/2`);

      await passLogin(other, customer);
      await expect(other).not.toHaveURL(/login/);
      await page.bringToFront();
      await expect(greeting(page)).toHaveText(`Hello, ${customer.nickname}`);
      await expect(page).toHaveURL(`${baseURL}/pc/#/goods_list/2`);
    });

    test("say in the one that is used that the session has ended, and the other follows quietly", async ({
      page,
      customer,
      context,
      guard,
    }) => {
      guard.allow(/ApiError|wants a login/);
      const unseen = await context.newPage();
      await unseen.addInitScript(() => {
        if (sessionStorage.getItem("seen") === null)
          Object.defineProperty(Document.prototype, "visibilityState", { configurable: true, get: () => "hidden" });
      });
      await open(unseen, "/pc/goods_list/2");
      await open(page, "/pc/user/order");
      await beforeCall(unseen, "user_address/lists", () => endSession(customer));
      const news = (tab: Page) => tab.getByText("Your login has ended, so you have been logged out.");
      // The tab that nobody looks at finds out first.
      await unseen.evaluate(() => {
        location.hash = "#/user/address";
      });
      await expect(loginHeading(unseen)).toBeVisible();
      await expect(loginHeading(page)).toBeVisible();
      await expect(news(page)).toBeVisible();
      await unseen.evaluate(() => sessionStorage.setItem("seen", "yes"));
      await unseen.reload();
      await hydrated(unseen);
      await expect(loginHeading(unseen)).toBeVisible();
      await expect(news(unseen)).toBeHidden();
      await passLogin(page, customer);
      await expect(greeting(page)).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("session_over");
    });
  });
});
