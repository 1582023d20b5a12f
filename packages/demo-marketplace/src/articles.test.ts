import { describe, expect, it } from "vitest";
import { articles, helpCategories, newsCategories } from "./articles.ts";
import { languages } from "./texts.ts";

describe("articles", () => {
  it("have keys of their own", () => {
    expect(new Set(articles.map((article) => article.key)).size).toBe(articles.length);
    const categories = [...newsCategories, ...helpCategories].map((category) => category.key);
    expect(new Set(categories).size).toBe(categories.length);
  });

  it("run three announcements through the ticker, all of them news", () => {
    const announcements = newsCategories
      .flatMap((category) => category.articles)
      .filter((article) => article.announcement);
    expect(announcements).toHaveLength(3);
    expect(articles.filter((article) => article.announcement)).toEqual(announcements);
  });

  it.each(languages)("have well-formed bodies of plain blocks in %s", (language) => {
    for (const { key, title, intro, body } of articles) {
      expect(title[language], key).not.toBe("");
      expect(intro[language], key).not.toMatch(/[<>]/);
      expect(body[language], key).toMatch(
        /^(?:<p>[^<>]+<\/p>\n?|<h2>[^<>]+<\/h2>\n?|<ul>(?:<li>[^<>]+<\/li>)+<\/ul>\n?)+$/,
      );
    }
  });

  it("say something else in every language", () => {
    for (const { key, body } of articles) {
      expect(new Set(languages.map((language) => body[language])).size, key).toBe(4);
      expect(body.ja, key).toMatch(/[\u3040-\u30ff]/);
      expect(body.ko, key).toMatch(/[\uac00-\ud7af]/);
      expect(body.zh, key).not.toMatch(/[\u3040-\u30ff\uac00-\ud7af]/);
    }
  });
});
