import { msg } from "@lingui/core/macro";
import type { ArticleCategory } from "@plaza/api-client";
import type { PageSummary, StorefrontContext } from "@plaza/routing";

export function helpHead(
  { i18n }: Pick<StorefrontContext, "i18n">,
  category: ArticleCategory | undefined,
): PageSummary {
  return {
    title: category?.name ?? i18n._(msg`Help centre`),
    description: i18n._(msg`Answers about orders, delivery, returns and your account, and how to reach us.`),
  };
}
