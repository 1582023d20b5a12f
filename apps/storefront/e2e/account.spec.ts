import type { BrowserContext, Page } from "@playwright/test";
import { heldToken, newCustomer, newestCode } from "./customers.ts";
import { axe, expect, hydrated, open, openBeforeScripts, test } from "./shop.ts";
import { newMobile } from "./unused-numbers.ts";

/** The browser holds a customer's session, and shows the shop. */
async function expectIn(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.locator("html[data-session=customer]")).toBeAttached();
  expect(await heldToken(context)).toBeDefined();
  await expect(page).not.toHaveURL(/account/);
}

test.describe("account", { tag: "@account" }, () => {
  test("somebody registers with the code from the text message", async ({ page, context }) => {
    const mobile = newMobile();
    await open(page, "/pc/account/register");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await expect(page.getByText("Please accept both to go on.")).toBeVisible();
    await page.getByLabel("Phone number").fill(mobile);
    await page.getByRole("button", { name: "Get code" }).click();
    await expect(page.getByRole("button", { name: /^Again in \d+ s$/ })).toBeVisible();
    await page.getByLabel("Verification code").fill(await newestCode(mobile, "registration"));
    await page.getByLabel("New password").fill("plaza");
    await expect(page.getByRole("listitem").filter({ hasText: "at least one letter" })).toContainText("done");
    await expect(page.getByRole("listitem").filter({ hasText: "at least one digit" })).not.toContainText("done");
    await page.getByLabel("New password").fill("plaza2026");
    await page.getByLabel("Repeat the password").fill("plaza2026");

    // Opening an agreement neither ticks the box nor loses what was typed.
    const [agreement] = await Promise.all([
      context.waitForEvent("page"),
      page
        .getByRole("main")
        .getByRole("link", { name: /^Service agreement/ })
        .click(),
    ]);
    await expect(agreement.getByRole("heading", { level: 1, name: "Service agreement" })).toBeVisible();
    await agreement.close();
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create account" }).dblclick();
    await expectIn(page, context);
  });

  test("who asks for another code from elsewhere is told to wait", async ({ page, browser, baseURL }) => {
    const mobile = newMobile();
    const elsewhere = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    for (const each of [elsewhere, page]) {
      await open(each, "/pc/account/register");
      await each.getByLabel("Phone number").fill(mobile);
      await each.getByRole("button", { name: "Get code" }).click();
      await expect(each.getByText(/^A code (?:is on its way|has just been sent)/)).toBeVisible();
    }
    await expect(page.getByLabel("Verification code")).toHaveAccessibleDescription(
      /^A code has just been sent; please try again in \d+ s$/,
    );
    await elsewhere.close();
  });

  test("a customer logs in by code, in Chinese", async ({ page, context }) => {
    test.slow();
    const { mobile } = await newCustomer();
    await open(page, "/pc/zh/account/login");
    await page.getByLabel("手机号码").fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`);
    await page.getByRole("button", { name: "获取验证码" }).click();
    await expect(page.getByRole("button", { name: /^\d+ 秒后重发$/ })).toBeVisible();
    // Neither the other tab of the login nor a reload ends the wait.
    await page.getByRole("tab", { name: "密码登录" }).click();
    await page.getByRole("tab", { name: "验证码登录" }).click();
    await expect(page.getByRole("button", { name: /^\d+ 秒后重发$/ })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByLabel("手机号码").fill(mobile);
    await expect(page.getByRole("button", { name: /^\d+ 秒后重发$/ })).toBeVisible();

    await page.getByLabel("验证码", { exact: true }).fill("0000");
    await page.getByLabel("验证码", { exact: true }).press("Enter");
    await expect(page.getByLabel("验证码", { exact: true })).toHaveAccessibleDescription("验证码错误");
    await expect(page.getByLabel("验证码", { exact: true })).toBeFocused();
    await page.getByLabel("验证码", { exact: true }).fill(await newestCode(mobile, "login"));
    await page.getByLabel("验证码", { exact: true }).press("Enter");
    await expectIn(page, context);
  });

  test("a customer logs in by password, in Japanese, and is known the next time", async ({ page, context }) => {
    const { mobile, password } = await newCustomer();
    await open(page, "/pc/ja/account/login");
    await page.getByRole("tab", { name: "パスワードでログイン" }).click();
    await page.getByLabel("携帯電話番号").fill(mobile);
    await page.getByLabel("パスワード", { exact: true }).fill("wrong2026");
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    const field = page.getByLabel("パスワード", { exact: true });
    await expect(field).toHaveAccessibleDescription("携帯電話番号またはパスワードが違います");
    await field.fill(password);
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expectIn(page, context);
    // The shop's page would notice the end, and lead somewhere else meanwhile.
    await page.goto("about:blank");
    await context.clearCookies();
    await open(page, "/pc/ja/account/login");
    await expect(page.getByLabel("携帯電話番号")).toHaveValue(mobile);
    const stored = await page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join());
    expect(stored).not.toContain(password);
  });

  test("who has forgotten a password chooses another one", async ({ page, context }) => {
    const { mobile, password } = await newCustomer();
    await open(page, "/pc/account/forget_pwd");
    await page.getByLabel("Phone number").fill(mobile);
    await page.getByRole("button", { name: "Get code" }).click();
    await expect(page.getByText("has an account, a code is on its way")).toBeVisible();
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Repeat the password").fill(password);
    await page.getByLabel("Verification code").fill(await newestCode(mobile, "forgotten password"));
    await page.getByRole("button", { name: "Save and log in" }).click();
    // A rejected password does not use up the code.
    await expect(page.getByText("This is already your password; please choose another one")).toBeVisible();
    await axe(page);
    await page.getByLabel("New password").fill("another2027");
    await page.getByLabel("Repeat the password").fill("another2027");
    await page.getByRole("button", { name: "Save and log in" }).click();
    await expectIn(page, context);
  });

  test("text that was typed before the scripts arrived is kept", async ({ page, context }) => {
    const { mobile, password } = await newCustomer();
    const scriptsArrive = await openBeforeScripts(page, "/pc/account/login");
    await page.getByLabel("Phone number").fill(mobile);
    await expect(page.getByRole("button", { name: "Log in" })).toBeDisabled();
    await scriptsArrive();
    await expect(page.getByLabel("Phone number")).toHaveValue(mobile);
    await page.getByRole("tab", { name: "Password login" }).click();
    await expect(page.getByLabel("Phone number")).toHaveValue(mobile);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expectIn(page, context);
  });

  test("a visitor of the demo logs in as the customer that the page names", async ({ page, context }) => {
    await open(page, "/pc/account/login");
    const demo = page.getByRole("region", { name: "This shop is a demo" });
    await expect(demo).toContainText("13800138000");
    await demo.getByRole("button", { name: "Fill in Demo Lin" }).click();
    await expect(page.getByRole("button", { name: "Log in" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectIn(page, context);
  });
});
