import { siteConfigurationQuery } from "@plaza/api-client";
import { localePrefix } from "@plaza/i18n";
import { imageSource } from "./image-source.ts";
import type { StorefrontContext } from "./context.ts";
import type { AddressLink } from "./addresses/address.ts";
import { addressPath } from "./addresses/address-path.ts";

/**
 * The address of a page outside of the shop: for search engines, shared links and their previews. It has the path form,
 * which a server can answer, and a locale prefix except for English.
 */
export function pageAddress(
  { document, locale }: Pick<StorefrontContext, "document" | "locale">,
  path: string,
): string {
  return `${document.origin}/pc${localePrefix(locale)}${path}`;
}

export interface Crumb {
  readonly name: string;
  /** Left out for the last entry, which is the page itself. */
  readonly link?: AddressLink;
}

/** The breadcrumb of a page as schema.org describes it. */
export function breadcrumbData(context: Pick<StorefrontContext, "document" | "locale">, crumbs: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, link }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(link === undefined ? {} : { item: pageAddress(context, addressPath(link)) }),
    })),
  };
}

/** `<page> - <site name>`; the site's name alone for home, the page's alone while the platform does not answer. */
export function documentTitle(context: Pick<StorefrontContext, "api" | "queryClient">, page?: string): string {
  const site = context.queryClient.getQueryData(siteConfigurationQuery(context.api).queryKey)?.name;
  return [page, site].filter((part) => part !== undefined && part !== "").join(" - ");
}

/** What a page says about itself to search engines and to whoever links to it. */
export interface PageSummary {
  /** Without the site's name; left out on home, which is the site. */
  readonly title?: string | undefined;
  /** One or two plain sentences, in the shown language. */
  readonly description?: string | undefined;
  readonly image?: string | null | undefined;
  /** schema.org objects, without `@context`. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

const sharedImageWidth = 960;
const maxDescriptionLength = 160;

/** Cuts a long description between words; search engines would cut it in the middle of one. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= maxDescriptionLength) return plain;
  const cut = plain.slice(0, maxDescriptionLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxDescriptionLength / 2)).trimEnd()}…`;
}

/** JSON for a `<script>` element, escaped so that no merchant's text can close the element. */
export function structuredDataScript(object: Readonly<Record<string, unknown>>) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...object });
  return { type: "application/ld+json", children: json.replaceAll("<", String.raw`\u003c`) };
}

/** For a route's `head`: title, description, what is shown when the page is shared, structured data. */
export function pageHead(context: Pick<StorefrontContext, "api" | "queryClient" | "document">, page: PageSummary) {
  const title = documentTitle(context, page.title);
  const description = page.description === undefined ? undefined : shortened(page.description);
  const image =
    page.image == null
      ? undefined
      : new URL(imageSource(page.image, sharedImageWidth).src, context.document.origin).href;
  return {
    meta: [
      { title },
      { property: "og:title", content: title },
      ...(description === undefined
        ? []
        : [
            { name: "description", content: description },
            { property: "og:description", content: description },
          ]),
      ...(image === undefined ? [] : [{ property: "og:image", content: image }]),
    ],
    scripts: (page.structuredData ?? []).map(structuredDataScript),
  };
}

/** For a route's `head` whose loader returns what the page says about itself: the loader is no part of every first visit. */
export function loadedHead({
  match: { context },
  loaderData,
}: {
  readonly match: { readonly context: StorefrontContext };
  readonly loaderData?: PageSummary | undefined;
}) {
  return pageHead(context, loaderData ?? {});
}
