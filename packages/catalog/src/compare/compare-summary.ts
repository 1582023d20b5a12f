import { msg } from "@lingui/core/macro";
import type { PageSummary, StorefrontContext } from "@plaza/routing";

const title = msg`Compare`;
const description = msg`Up to four products side by side: price, rating, shop, delivery, options.`;

/** The comparison's title and description; it is nobody's but the shopper's, so it says nothing to search engines. */
export function compareSummary({ i18n }: Pick<StorefrontContext, "i18n">): PageSummary {
  return { title: i18n._(title), description: i18n._(description) };
}
