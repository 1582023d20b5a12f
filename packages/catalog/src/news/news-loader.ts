import { articleCategoriesQuery } from "@plaza/api-client";
import type { NewsSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { newsHead } from "./news-head.ts";
import { newsQuery } from "./news-query.ts";

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
  if (categories !== undefined && deps.category !== undefined && category === undefined) throw notFound();
  return { summary: newsHead(context, category) };
}
