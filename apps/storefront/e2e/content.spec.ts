import { listedArticles } from "./articles.ts";
import { tabTo } from "./focus.ts";
import { expect, hydrated, open, test } from "./shop.ts";

test.describe("content", { tag: "@catalog" }, () => {
  test("a visitor comes from the ticker to the news, reads on, and passes an article on", async ({ page }) => {
    await open(page, "/pc/");
    const announcement = page.getByRole("list", { name: "Announcements" }).getByRole("link").first();
    const title = (await announcement.textContent()) ?? "";
    await announcement.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "News" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(10);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/\/news_list\?page=2$/);
    await expect(page.getByRole("article")).toHaveCount((await listedArticles("article")).length - 10);
    await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Buying guides" }).click();
    await page.getByRole("link", { name: "How to choose a teapot you will use every day" }).click();

    await page.getByRole("button", { name: "Which material" }).click();
    await expect(page.getByRole("heading", { name: "Which material" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Which material" })).toBeInViewport();
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("textbox", { name: "Address of this page" })).toHaveValue(
      /\/pc\/news_list\/news_list_detail\?id=\d+$/,
    );
    await page.keyboard.press("Escape");
    const next = page.getByRole("navigation", { name: "More news" }).getByRole("link").last();
    const nextTitle = ((await next.textContent()) ?? "").trim();
    await next.click();
    await expect(page.getByRole("heading", { level: 1, name: nextTitle })).toBeVisible();
  });

  test("a visitor finds an answer by keyboard in spite of a typo, and says once that it helped", async ({ page }) => {
    await open(page, "/pc/goods_list/2");
    const help = page.getByRole("contentinfo").or(page.getByRole("banner")).getByRole("link", { name: "Help centre" });
    await tabTo(page, help.first());
    await page.keyboard.press("Enter");
    const field = page.getByRole("searchbox", { name: "Search questions and answers" });
    await tabTo(page, field);
    await page.keyboard.type("cuopon not accepted");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Answers for “cuopon not accepted”" })).toBeVisible();
    const answer = page.getByRole("main").getByRole("link", { name: "My coupon is not accepted" });
    await tabTo(page, answer);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "My coupon is not accepted" })).toBeVisible();

    const keys: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/help/feedback"))
        keys.push((request.postDataJSON() as { visitor: string }).visitor);
    });
    const yes = page.getByRole("button", { name: "Yes" });
    await tabTo(page, yes);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thank you. That tells us which answers are good.")).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Not quite" }).press("Enter");
    await expect(page.getByText("Thank you. We will work on this answer.")).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
