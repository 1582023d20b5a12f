import { msg } from "@lingui/core/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { locales } from "@plaza/i18n";
import { documentTitle, type StorefrontContext, structuredDataScript, to } from "@plaza/routing";
import { canonicalLinks } from "./canonical.ts";
import { failureTitle, type MatchOutcome } from "./failure-title.ts";
import favicon from "./favicon.svg?url&no-inline";

interface PlacedMatch extends MatchOutcome {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

const description = msg`Browse and compare products from different merchants on one platform.`;

/** What every document's head holds; a page's own title and description replace these. */
export function documentHead(context: StorefrontContext, matches: readonly PlacedMatch[]) {
  const { document, i18n, locale } = context;
  const site = context.queryClient.getQueryData(siteConfigurationQuery(context.api).queryKey);
  const page = matches.at(-1);
  const failure = failureTitle(matches);
  const title = documentTitle(context, failure && i18n._(failure));
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title },
      { name: "description", content: i18n._(description) },
      { property: "og:site_name", content: site?.name ?? "" },
      { property: "og:type", content: "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: i18n._(description) },
    ],
    links: [
      { rel: "icon", href: site?.favicon ?? favicon },
      // A comparison is a shopper's own choice, of which no address is the one.
      ...(page !== undefined && failure === undefined && page.pathname !== to.compare.path
        ? canonicalLinks(document.origin, locale, page.pathname, page.search, site?.languages ?? locales)
        : []),
    ],
    scripts:
      site === undefined
        ? []
        : [
            structuredDataScript({
              "@type": "Organization",
              name: site.name,
              url: `${document.origin}/pc/`,
              ...(site.logo === null ? {} : { logo: new URL(site.logo, document.origin).href }),
            }),
          ],
    styles: document.inlineStyles.map(({ id, css }) => ({ "data-vite-dev-id": id, children: css })),
  };
}
