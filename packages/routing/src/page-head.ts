import { imageSource } from "./image-source.ts";
import { documentTitle } from "./document-title.ts";
import type { StorefrontContext } from "./context.ts";

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
const longestDescription = 160;

/** Cuts a long description between words; search engines would cut it in the middle of one. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= longestDescription) return plain;
  const cut = plain.slice(0, longestDescription - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestDescription / 2)).trimEnd()}…`;
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
