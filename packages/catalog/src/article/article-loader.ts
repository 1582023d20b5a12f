import { ApiError, articleQuery } from "@plaza/api-client";
import { type IdSearch, type StorefrontContext, to } from "@plaza/routing";
import { msg } from "@lingui/core/macro";
import { notFound } from "@tanstack/react-router";
import { articleSummary } from "./article-summary.ts";
import { followMovedArticle } from "./follow-moved-article.ts";

export interface ArticleMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

export async function loadArticle({ context, deps: { id } }: ArticleMatch) {
  if (id === undefined) throw notFound();
  const { api, i18n, queryClient } = context;
  try {
    const article = await queryClient.ensureQueryData(articleQuery(api, id));
    const above = [{ name: i18n._(msg`News`), link: to.news() }];
    return { id, summary: articleSummary(context, article, to.article(id), above) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
    await followMovedArticle(context, id);
    throw notFound();
  }
}
