import type { ArticleSummary } from "@plaza/api-client";
import { type Locale, localePrefix } from "@plaza/i18n";
import { canonicalAddress } from "../../src/document/canonical.ts";
import { base } from "../../src/urls.ts";
import { escaped } from "./escaped.ts";

export interface NewsFeed {
  readonly origin: string;
  readonly locale: Locale;
  /** The shop's name, and so the feed's. */
  readonly name: string;
  /** The newest first. */
  readonly articles: readonly ArticleSummary[];
}

/** The path of the feed in a language. */
export function newsFeedPath(locale: Locale): string {
  return `${base}${localePrefix(locale)}/news.atom`;
}

/** The news as Atom (RFC 4287), which wants to know of each when it was written: those of unknown date are left out. */
export function newsFeed({ origin, locale, name, articles }: NewsFeed): string {
  const dated = articles.flatMap((article) => {
    const updatedAt = article.updatedAt ?? article.createdAt;
    return updatedAt === null ? [] : [{ ...article, updatedAt }];
  });
  const page = canonicalAddress(origin, locale, "/news_list", {});
  // A feed without entries has no date of its own.
  const updatedAt = Math.max(0, ...dated.map((article) => article.updatedAt));
  const entries = dated.map((article) => {
    const address = canonicalAddress(origin, locale, "/news_list/news_list_detail", { id: article.id });
    return [
      `<entry><id>${escaped(address)}</id><title>${escaped(article.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
      article.createdAt === null ? "" : `<published>${new Date(article.createdAt).toISOString()}</published>`,
      `<updated>${new Date(article.updatedAt).toISOString()}</updated>`,
      article.category === null ? "" : `<category term="${escaped(article.category.name)}"/>`,
      article.intro === "" ? "" : `<summary>${escaped(article.intro)}</summary>`,
      "</entry>",
    ].join("");
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escaped(page)}</id><title>${escaped(name)}</title>`,
    `<updated>${new Date(updatedAt).toISOString()}</updated><author><name>${escaped(name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(`${origin}${newsFeedPath(locale)}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries,
    "</feed>\n",
  ].join("\n");
}
