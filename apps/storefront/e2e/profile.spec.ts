import type { Page } from "@playwright/test";
import { beforeCall } from "./before-call.ts";
import { answerTo, ask, type Customer, endSession, heldToken, holdSession, newestCode } from "./customers.ts";
import { png } from "./pictures.ts";
import { expect, hydrated, open, test } from "./shop.ts";
import { newMobile } from "./unused-numbers.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const info = (who: Pick<Customer, "token" | "at">) => ask<Record<string, unknown>>(who, "user/info");

test.describe("profile", { tag: "@account" }, () => {
  test("a hostile nickname stays text, here and in the header", async ({ page, customer }) => {
    await open(page, "/pc/user/profile");
    const nickname = page.getByLabel("Nickname");
    await nickname.fill("x".repeat(10_000));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("A nickname has at most 32 characters.")).toBeVisible();
    await expect(nickname).toBeFocused();
    await nickname.fill("<img src=x onerror=alert(1)>");
    await page.getByRole("radio", { name: "Female" }).check();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Saved at \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole("banner").getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    expect(await info(customer)).toMatchObject({ nickname: "<img src=x onerror=alert(1)>", sex: "女" });
    await page.reload();
    await expect(page.getByRole("radio", { name: "Female" })).toBeChecked();
  });

  test("a picture is cut and saved by the keyboard alone", async ({ page, customer }) => {
    await open(page, "/pc/user/profile");
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Change picture" }).focus();
    await page.keyboard.press("Enter");
    await (await chosen).setFiles({ name: "me.png", mimeType: "image/png", buffer: png(640, 320) });
    const dialog = page.getByRole("dialog", { name: "Crop your picture" });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Left to right").focus();
    await page.keyboard.press("End");
    await dialog.getByLabel("Zoom").focus();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByLabel("Left to right")).toHaveValue("100");
    await dialog.getByRole("button", { name: "Save picture" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    const saved = new URL(String((await info(customer))["avatar"])).pathname;
    expect(saved).toMatch(/^\/uploads\//);
    expect(saved).toMatch(/\.jpg$/);
  });

  test("the number changes with the codes of both numbers", async ({ page, customer }) => {
    const mobile = newMobile();
    await open(page, "/pc/user/profile");
    await page.getByRole("button", { name: "Change number" }).click();
    const dialog = page.getByRole("dialog", { name: "Change phone number" });
    await dialog.getByRole("button", { name: "Get code" }).first().click();
    await expect(dialog.getByText(/on its way/)).toHaveCount(1);
    const present = await newestCode(customer.mobile, "present number");
    await dialog.getByLabel("Code of the present number").fill(String((Number(present) + 1) % 10_000).padStart(4, "0"));
    await dialog.getByLabel("New phone number").fill(mobile);
    await dialog.getByRole("button", { name: "Get code" }).click();
    await expect(dialog.getByText(/on its way/)).toHaveCount(2);
    await dialog.getByLabel("Verification code").fill(await newestCode(mobile, "new number"));
    await dialog.getByRole("button", { name: "Change number" }).click();
    await expect(dialog.getByText("The code of your present number is wrong")).toBeVisible();
    await dialog.getByLabel("Code of the present number").fill(present);
    await dialog.getByRole("button", { name: "Change number" }).click();
    await expect(dialog).toBeHidden();
    expect(await info(customer)).toMatchObject({ mobile });
  });

  const endedElsewhere = /^You were logged out from another device\./;

  test("a session that is ended from another device says so once, and that it expired where it has", async ({
    page,
    customer,
    context,
    browser,
    baseURL,
    guard,
  }) => {
    guard.allow(/ApiError|wants a login/);
    const { mobile, password } = customer;
    const [there, left] = await Promise.all(
      [1, 2].map(async () => {
        const { token } = await ask<{ token: string }>(customer, "account/login", { mobile, password, client: 5 });
        const elsewhere = await browser.newContext();
        await holdSession(elsewhere, baseURL, token);
        const tab = await elsewhere.newPage();
        await open(tab, `${baseURL}/pc/user/profile`);
        return { tab, token, elsewhere };
      }),
    );
    if (there === undefined || left === undefined) throw new Error("There are two other devices.");
    await beforeCall(left.tab, "pc/changeUserInfo", () => endSession({ ...customer, token: left.token }));
    await beforeCall(there.tab, "pc/changeUserInfo", async () => {
      await open(page, "/pc/user/profile");
      const devices = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
      await expect(devices).toHaveCount(2);
      await page.getByRole("button", { name: /^Log out: / }).click();
      await expect(devices).toHaveCount(1);
      expect((await answerTo({ token: there.token, at: customer.at }, "user/info")).code).toBe(-1);
      expect(await heldToken(context)).toBe(customer.token);
    });
    for (const [{ tab }, notice] of [
      [left, /^Your login has ended/],
      [there, endedElsewhere],
    ] as const) {
      await tab.getByRole("button", { name: "Save", exact: true }).click();
      await expect(heading(tab, "Log in")).toBeVisible();
      await expect(tab.getByText(notice)).toBeVisible();
    }
    await there.tab.reload();
    await hydrated(there.tab);
    await expect(heading(there.tab, "Log in")).toBeVisible();
    await expect(there.tab.getByText(endedElsewhere)).toBeHidden();
    for (const { elsewhere } of [there, left]) await elsewhere.close();
  });

  test("another password logs other devices out, and this one goes on", async ({ page, customer }) => {
    await open(page, "/pc/user/profile");
    await page.getByRole("button", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    await dialog.getByRole("button", { name: "Get code" }).click();
    await expect(dialog.getByText(/on its way/)).toBeVisible();
    await dialog.getByLabel("Verification code").fill(await newestCode(customer.mobile, "forgotten password"));
    await dialog.getByLabel("New password").fill("another2027");
    await dialog.getByLabel("Repeat the password").fill("another2027");
    await dialog.getByRole("button", { name: "Change password" }).click();
    await expect(dialog).toBeHidden();
    expect((await answerTo(customer, "user/info")).code).toBe(-1);
    await page.reload();
    await expect(heading(page, "Profile")).toBeVisible();
  });
});
