import { defaultLocale, type Locale } from "@plaza/i18n";
import { canonicalAddress, canonicalLinks } from "../../src/document/canonical.ts";
import { escaped } from "./escaped.ts";

/** One page of the shop, by its router path and query. */
export interface SitemapPage {
  readonly pathname: string;
  readonly search?: Readonly<Record<string, string | number>>;
}

export interface SitemapShop {
  readonly origin: string;
  readonly languages: readonly Locale[];
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';

function entry({ origin, languages }: SitemapShop, { pathname, search = {} }: SitemapPage): string {
  const address = canonicalAddress(origin, defaultLocale, pathname, search);
  const alternates = canonicalLinks(origin, defaultLocale, pathname, search, languages).flatMap((link) =>
    "hrefLang" in link
      ? [`<xhtml:link rel="alternate" hreflang="${link.hrefLang}" href="${escaped(link.href)}"/>`]
      : [],
  );
  return `<url><loc>${escaped(address)}</loc>${alternates.join("")}</url>`;
}

/** A chunk: pages with the languages that the shop offers them in. */
export function sitemap(shop: SitemapShop, pages: readonly SitemapPage[]): string {
  const entries = pages.map((page) => entry(shop, page)).join("\n");
  return `${xml}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`;
}

/** The index that names the chunks. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`).join("\n");
  return `${xml}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`;
}
