import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchEditedArticleCategories,
  moveArticleCategory,
  removeArticleCategory,
  saveArticleCategory,
} from "./article-categories.ts";
import { fetchArticleList } from "./article-list.ts";
import {
  addArticle,
  discardArticleDraft,
  fetchArticlePreview,
  fetchArticleVersion,
  fetchEditedArticle,
  publishArticle,
  publishArticleAgain,
  removeArticle,
  saveArticleDraft,
  showArticle,
} from "./edited-article.ts";

const moment = "2026-11-23T02:00:00.000Z";
const at = Date.parse(moment);
const texts = (zh: string) => ({ en: "", zh, ja: "", ko: "" });
const contents = {
  category_id: 3,
  title: texts("雪"),
  intro: texts(""),
  body: texts("<p>雪</p>"),
  image: "http://127.0.0.1/uploads/a.webp",
  position: -2,
  shown_from: moment,
  shown_until: null,
  is_announcement: 1,
  ticker_from: null,
  ticker_until: moment,
};
const written = {
  categoryId: 3,
  title: texts("雪"),
  intro: texts(""),
  body: texts("<p>雪</p>"),
  image: "/uploads/a.webp",
  position: -2,
  shownFrom: at,
  shownUntil: null,
  isAnnouncement: true,
  tickerFrom: null,
  tickerUntil: at,
};
const seen = { id: 7, revision: 4 };

test("articles are listed with their states, times and answers", async () => {
  const { api, called } = succeeding({
    list: [
      {
        id: 7,
        title: "Snow",
        category: { id: 3, name: "Notices" },
        is_category_shown: 0,
        state: "scheduled",
        has_draft: 1,
        is_announcement: 0,
        shown_from: moment,
        shown_until: null,
        position: -2,
        visits: 9,
        helped: 1,
        not_helped: 4,
        changed_at: moment,
      },
    ],
    more: 1,
    counts: { draft: 1, scheduled: 2, shown: 3, over: 0, hidden: 0 },
  });
  const page = await fetchArticleList(api, {
    kind: "help",
    state: "scheduled",
    categoryId: 3,
    sort: "not_helped",
    before: 9,
  });
  expect(page).toMatchObject({
    articles: [{ id: 7, state: "scheduled", isCategoryShown: false, shownFrom: at, shownUntil: null, notHelped: 4 }],
    hasMore: true,
    counts: { scheduled: 2 },
  });
  expect(new URLSearchParams(called[0]?.search)).toEqual(
    new URLSearchParams("kind=help&state=scheduled&sort=not_helped&before=9&category_id=3"),
  );
});

test("an article is read with its draft, what is published and its versions", async () => {
  const { api } = succeeding({
    ...seen,
    kind: "news",
    state: "shown",
    is_category_shown: 1,
    is_shown: 1,
    version: 2,
    visits: 5,
    helped: 0,
    not_helped: 0,
    changed_by: "Anna",
    changed_at: moment,
    default_language: "zh",
    draft: contents,
    published: null,
    versions: [{ version: 2, languages: ["zh"], published_by: "", published_at: moment }],
  });
  expect(await fetchEditedArticle(api, 7)).toMatchObject({
    ...seen,
    draft: written,
    published: null,
    versions: [{ version: 2, publishedAt: at }],
  });
  expect(await fetchArticleVersion(succeeding(contents).api, { id: 7, version: 1 })).toEqual(written);
});

test("an article is written, published, shown, previewed and removed with the revision that was read", async () => {
  const { api, sent } = succeeding({ id: 7, addresses: texts("https://a.example"), until: moment });
  const body = { ...contents, image: "/uploads/a.webp", shown_until: "", ticker_from: "" };
  expect(await addArticle(api, written)).toBe(7);
  await saveArticleDraft(api, { seen, written });
  await discardArticleDraft(api, seen);
  await publishArticle(api, seen);
  await publishArticleAgain(api, { seen, version: 1 });
  await showArticle(api, { seen, isShown: false });
  await removeArticle(api, { seen, targetId: null });
  expect(await fetchArticlePreview(api, seen)).toMatchObject({ until: at });
  expect(sent.map(({ body: each }) => each)).toEqual([
    body,
    { ...seen, ...body },
    seen,
    seen,
    { ...seen, version: 1 },
    { ...seen, is_shown: 0 },
    { ...seen, target_id: 0 },
    seen,
  ]);
});

test("categories of articles are read, saved, moved and removed", async () => {
  const row = { ...seen, kind: "help", name: { en: "Orders" }, is_shown: 0, articles: 12 };
  expect(await fetchEditedArticleCategories(succeeding([row]).api, undefined)).toEqual([
    { ...seen, kind: "help", name: { en: "Orders" }, isShown: false, articleCount: 12 },
  ]);
  const { api, sent } = succeeding({ id: 7, articles: 12 });
  await saveArticleCategory(api, { seen: null, kind: "help", name: { en: "Orders" }, isShown: true });
  await saveArticleCategory(api, { seen, kind: "help", name: { en: "Orders" }, isShown: false });
  await moveArticleCategory(api, { seen, beforeId: null });
  expect(await removeArticleCategory(api, { seen, targetId: 8 })).toBe(12);
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: "help", name: { en: "Orders" }, is_shown: 1 },
    { ...seen, name: { en: "Orders" }, is_shown: 0 },
    { ...seen, before_id: 0 },
    { ...seen, target_id: 8 },
  ]);
});
