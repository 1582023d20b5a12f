import { couponAnswer, listedArticles, longNews } from "./articles.ts";
import { tabTo } from "./focus.ts";
import { expect, hydrated, open, test } from "./shop.ts";

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("articles are read, and help is searched", async ({ page }) => {
    await page.goto(`/pc${await longNews()}`);
    await expect(page.getByRole("heading", { level: 2, name: "Which material" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
    await page.goto(`/pc${await couponAnswer()}`);
    await expect(page.getByRole("heading", { level: 2, name: "One a shop" })).toBeVisible();
    await expect(page.getByText("Did this help?")).toBeHidden();
    await page.goto("/pc/help_center");
    await page.getByRole("searchbox", { name: "Search questions and answers" }).fill("parcel");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Answers for “parcel”" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^Following a parcel/ })).toBeVisible();
  });
});

test("the news are a feed that their page names, and an article that is not there is not found", async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  await open(page, "/pc/ja/news_list");
  const feed = await page.locator("link[type='application/atom+xml']").getAttribute("href");
  expect(feed).toMatch(/\/pc\/ja\/news\.atom$/);
  const answer = await page.request.get(feed ?? "");
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  const titles = await page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, "application/xml").querySelectorAll("entry > title")].map(
        (title) => title.textContent,
      ),
    await answer.text(),
  );
  expect(titles).toEqual((await listedArticles("article", "ja")).map(({ title }) => title));
  for (const path of [
    "/news_list/news_list_detail?id=99999",
    "/help_center/help_center_detail",
    "/news_list?category=999",
  ])
    expect((await page.request.get(`/pc${path}`)).status(), path).toBe(404);
});
