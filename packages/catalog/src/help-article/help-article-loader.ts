import { msg } from "@lingui/core/macro";
import { ApiError, customerServiceQuery, helpArticleQuery, helpCategoriesQuery } from "@plaza/api-client";
import { type IdSearch, type StorefrontContext, to } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { articleSummary } from "../article/article-summary.ts";
import { followMovedArticle } from "../article/follow-moved-article.ts";

export interface HelpArticleMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Without the categories or the ways to a person the answer is shown alone. */
export async function loadHelpArticle({ context, deps: { id } }: HelpArticleMatch) {
  if (id === undefined) throw notFound();
  const { api, i18n, queryClient } = context;
  try {
    const [article] = await Promise.all([
      queryClient.ensureQueryData(helpArticleQuery(api, id)),
      queryClient.prefetchQuery(helpCategoriesQuery(api)),
      queryClient.prefetchQuery(customerServiceQuery(api)),
    ]);
    const { category } = article;
    const above = [
      { name: i18n._(msg`Help centre`), link: to.help() },
      ...(category === null ? [] : [{ name: category.name, link: to.help({ category: category.id }) }]),
    ];
    return { id, summary: articleSummary(context, article, to.helpArticle(id), above) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
    await followMovedArticle(context, id);
    throw notFound();
  }
}
