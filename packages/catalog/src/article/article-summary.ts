import type { ArticleDetail } from "@plaza/api-client";
import {
  addressPath,
  type AddressLink,
  breadcrumbData,
  type Crumb,
  pageAddress,
  type PageSummary,
  type StorefrontContext,
} from "@plaza/routing";
import { plainText } from "./plain-text.ts";

/** Enough of a text for a description, which is cut to what search engines show. */
const beginning = 600;

function isoTime(time: number | null): string | undefined {
  return time === null ? undefined : new Date(time).toISOString();
}

/** An article's title, description and structured data. `above` leads to it. */
export function articleSummary(
  context: Pick<StorefrontContext, "document" | "locale">,
  article: ArticleDetail,
  page: AddressLink,
  above: readonly Crumb[],
): PageSummary {
  const description = article.intro === "" ? plainText(article.contentHtml.slice(0, beginning)) : article.intro;
  return {
    title: article.title,
    description,
    image: article.image,
    structuredData: [
      {
        "@type": "Article",
        headline: article.title,
        description,
        url: pageAddress(context, addressPath(page)),
        inLanguage: context.locale,
        datePublished: isoTime(article.createdAt),
        dateModified: isoTime(article.updatedAt ?? article.createdAt),
        ...(article.image === null ? {} : { image: new URL(article.image, context.document.origin).href }),
      },
      breadcrumbData(context, [...above, { name: article.title }]),
    ],
  };
}
