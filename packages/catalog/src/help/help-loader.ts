import { bannersQuery, customerServiceQuery, helpCategoriesQuery } from "@plaza/api-client";
import { announces, type HelpSearch, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { helpHead } from "./help-head.ts";
import { helpQuery } from "./help-query.ts";

export interface HelpMatch {
  readonly context: StorefrontContext;
  readonly deps: HelpSearch;
}

/**
 * A search is only made where the platform can; elsewhere its address shows all questions. A category that is not among
 * those of the platform does not exist.
 */
export async function loadHelp({ context, deps }: HelpMatch) {
  const { api, queryClient } = context;
  const topics = helpCategoriesQuery(api);
  const extras = Promise.all([
    queryClient.prefetchQuery(topics),
    queryClient.prefetchQuery(bannersQuery(api, "help")),
    queryClient.prefetchQuery(customerServiceQuery(api)),
  ]);
  const canSearch = await announces(context, "help_search");
  const search = canSearch ? deps : { ...deps, question: undefined };
  const questions = helpQuery(api, search);
  const isShown = await isListOnScreen(
    queryClient,
    questions.queryKey,
    ([, shown]) => shown.categoryId === search.category && shown.text === search.question,
  );
  if (isShown) void queryClient.prefetchQuery(questions);
  else await queryClient.ensureQueryData(questions);
  await extras;
  const categories = queryClient.getQueryData(topics.queryKey);
  const category = categories?.find(({ id }) => id === search.category);
  if (categories !== undefined && search.category !== undefined && category === undefined) throw notFound();
  return { canSearch, category, search, summary: helpHead(context, category) };
}
