import { msg } from "@lingui/core/macro";
import type { ArticleCategory } from "@plaza/api-client";
import type { PageSummary, StorefrontContext } from "@plaza/routing";

export function newsHead(
  { i18n }: Pick<StorefrontContext, "i18n">,
  category: ArticleCategory | undefined,
): PageSummary {
  return {
    title: category?.name ?? i18n._(msg`News`),
    description: i18n._(msg`Announcements, buying guides and stories from our shops and from us.`),
  };
}
