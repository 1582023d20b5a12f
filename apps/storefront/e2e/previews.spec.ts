import { demoOperator, desk, logInAtDesk } from "./desk.ts";
import { expect, hydrated, test } from "./shop.ts";

test.describe("previews", { tag: "@storefront" }, () => {
  test("a draft of a policy is previewed as on a phone, and whatever is opened from there is the shop as it is", async ({
    page,
    context,
  }) => {
    await page.goto(`${desk}/policies/service`);
    await logInAtDesk(page, demoOperator, "The platform");
    await page.getByRole("tab", { name: /^English/ }).click();
    const text = page.getByRole("textbox", { name: "Text in: English" });
    await text.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("Nobody has read this yet. ");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    await page.getByRole("button", { name: "Preview in the shop" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "As on a phone" }).click();

    const shop = await opened;
    const problems: string[] = [];
    shop.on("console", (message) => problems.push(message.text()));
    const tokens: (string | undefined)[] = [];
    shop.on("request", (request) => tokens.push(request.headers()["x-plaza-preview"]));
    await hydrated(shop);
    const strip = shop.getByRole("complementary", { name: "Preview" });
    await expect(strip).toHaveText(/^Preview: not published, until \d\d:\d\d China Time$/);
    await expect(shop.getByRole("article")).toContainText("Nobody has read this yet.");
    expect(await shop.evaluate(() => innerWidth)).toBe(390);

    await shop.getByRole("link", { name: "Privacy policy" }).click();
    await expect(shop.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
    await expect(strip).toHaveCount(0);
    await hydrated(shop);
    tokens.length = 0;
    await shop.getByRole("link", { name: "Service agreement" }).click();
    await expect(shop.getByRole("heading", { level: 1, name: "Service agreement" })).toBeVisible();
    await expect(shop.getByText("Nobody has read this yet.")).toHaveCount(0);
    expect(tokens.filter((token) => token !== undefined)).toEqual([]);
    expect(problems).toEqual([]);
    await shop.close();
  });
});
