import type { ArticleSummary } from "@plaza/api-client";
import { expect, test } from "vitest";
import { newsFeed } from "./news-feed.ts";

const atom = "http://www.w3.org/2005/Atom";

function article(changes: Partial<ArticleSummary>): ArticleSummary {
  return {
    id: 4,
    title: "Rust",
    intro: "How to",
    image: null,
    views: 9,
    createdAt: Date.UTC(2026, 10, 1, 8),
    updatedAt: Date.UTC(2026, 10, 3, 8),
    category: { id: 2, name: "Care" },
    ...changes,
  };
}

/** What a reader makes of it; a feed that is not well-formed has a `parsererror`. */
function read(articles: readonly ArticleSummary[], name = "Plaza") {
  const text = newsFeed({ origin: "https://shop.example", locale: "ja", name, articles });
  const { documentElement: feed } = new DOMParser().parseFromString(text, "application/xml");
  const all = (parent: Element, tag: string) => [...parent.children].filter(({ localName }) => localName === tag);
  const texts = (parent: Element, tag: string) => all(parent, tag).map(({ textContent }) => textContent);
  return { feed, all, texts, entries: all(feed, "entry") };
}

test("a feed and each of its entries have what Atom asks for, once", () => {
  const { feed, texts, entries } = read([article({}), article({ id: 5 })]);
  expect([feed.localName, feed.namespaceURI]).toEqual(["feed", atom]);
  expect(texts(feed, "id")).toEqual(["https://shop.example/pc/ja/news_list"]);
  expect(texts(feed, "title")).toEqual(["Plaza"]);
  expect(texts(feed, "updated")).toEqual(["2026-11-03T08:00:00.000Z"]);
  for (const entry of entries)
    expect(["id", "title", "updated", "published", "summary"].map((tag) => texts(entry, tag).length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  expect(new Set(entries.flatMap((entry) => texts(entry, "id"))).size).toBe(2);
});

test("whatever an editor has written, a feed is well-formed and says it as it was", () => {
  const title = `</title><script>alert("1")</script> & ]]> \u0007\ud800 茶`;
  const { feed, texts, entries } = read(
    [article({ title, intro: title, category: { id: 1, name: `"><x y="` } })],
    "A&B",
  );
  expect(feed.querySelector("parsererror, script, x")).toBeNull();
  expect(texts(feed, "title")).toEqual(["A&B"]);
  const [entry] = entries;
  expect(entry && texts(entry, "title")).toEqual([`</title><script>alert("1")</script> & ]]> \ufffd 茶`]);
});

test("news of unknown date are left out, and what is not known of the others", () => {
  const { entries, all } = read([
    article({ id: 1, createdAt: null, updatedAt: null }),
    article({ id: 2, updatedAt: null, category: null, intro: "" }),
  ]);
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  expect(entry && ["category", "summary"].flatMap((tag) => all(entry, tag))).toEqual([]);
});

test("a feed without news is one, too", () => {
  const { feed, texts, entries } = read([]);
  expect([feed.localName, entries.length]).toEqual(["feed", 0]);
  expect(texts(feed, "updated")).toEqual(["1970-01-01T00:00:00.000Z"]);
});
