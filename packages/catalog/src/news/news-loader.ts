import { articleCategoriesQuery, type ArticleCategory } from "@plaza/api-client";
import { type NewsSearch, type PageSummary, type StorefrontContext, to } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { msg } from "@lingui/core/macro";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { followMovedAddress } from "../shared/follow-moved-address.ts";
import { newsQuery } from "./news-query.ts";

function newsHead({ i18n }: Pick<StorefrontContext, "i18n">, category: ArticleCategory | undefined): PageSummary {
  return {
    title: category?.name ?? i18n._(msg`News`),
    description: i18n._(msg`Announcements, buying guides and stories from our shops and from us.`),
  };
}

export interface NewsMatch {
  readonly context: StorefrontContext;
  readonly deps: NewsSearch;
}

/** Without its categories the list is shown alone. A category that is not among them does not exist. */
export async function loadNews({ context, deps }: NewsMatch) {
  const { api, queryClient } = context;
  const news = newsQuery(api, deps);
  const topics = articleCategoriesQuery(api);
  const isShown = await isListOnScreen(queryClient, news.queryKey, ([, each]) => each.categoryId === deps.category);
  const shown = isShown ? void queryClient.prefetchQuery(news) : queryClient.ensureQueryData(news);
  await Promise.all([shown, queryClient.prefetchQuery(topics)]);
  const categories = queryClient.getQueryData(topics.queryKey);
  const category = categories?.find(({ id }) => id === deps.category);
  if (categories !== undefined && deps.category !== undefined && category === undefined) {
    const moved = { kind: "article_category", id: deps.category } as const;
    await followMovedAddress(context, moved, (id) => to.news({ category: id }));
    throw notFound();
  }
  return { summary: newsHead(context, category) };
}
