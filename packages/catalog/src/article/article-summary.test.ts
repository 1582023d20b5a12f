import type { ArticleDetail } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { envelopeApi } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { articleDetail } from "../testing/article-factory.ts";
import { articleSummary } from "./article-summary.ts";

const context = loaderContext(envelopeApi({}).api, { locale: "ja" });
const summary = (changes: Partial<ArticleDetail>) =>
  articleSummary(context, articleDetail({ image: null, ...changes }), to.article(1), [
    { name: "News", link: to.news() },
  ]);

test("an article says to search engines what it is, when it was written, and where it lies", () => {
  const page = summary({ title: "Rust", intro: "How to", image: "/uploads/rust.webp" });
  expect(page).toMatchObject({ title: "Rust", description: "How to", image: "/uploads/rust.webp" });
  const [article, crumbs] = page.structuredData ?? [];
  expect(article).toEqual({
    "@type": "Article",
    headline: "Rust",
    description: "How to",
    url: "https://shop.example/pc/ja/news_list/news_list_detail?id=1",
    inLanguage: "ja",
    datePublished: "2026-11-20T00:00:00.000Z",
    dateModified: "2026-11-21T00:00:00.000Z",
    image: "https://shop.example/uploads/rust.webp",
  });
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "News" }, { name: "Rust" }] });
});

test("an article without an introduction is described by how its text begins, as plain text", () => {
  const contentHtml =
    `<p>Oil &amp; <b>salt</b></p><p>${"x".repeat(580)}<a href="https://a.example/">` as ArticleDetail["contentHtml"];
  const { description } = summary({ intro: "", contentHtml, createdAt: null, updatedAt: null });
  expect(description).toMatch(/^Oil & salt x+$/);
});

test("an article of unknown date says none", () => {
  const [article] = summary({ createdAt: null, updatedAt: null }).structuredData ?? [];
  expect(JSON.parse(JSON.stringify(article))).not.toHaveProperty("datePublished");
});
