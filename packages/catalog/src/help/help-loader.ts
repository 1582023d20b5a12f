import { bannersQuery, customerServiceQuery, helpCategoriesQuery, type ArticleCategory } from "@plaza/api-client";
import { hasExtension, type HelpSearch, type StorefrontContext, type PageSummary, to } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { msg } from "@lingui/core/macro";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { followMovedAddress } from "../shared/follow-moved-address.ts";
import { helpQuery } from "./help-query.ts";

function helpHead({ i18n }: Pick<StorefrontContext, "i18n">, category: ArticleCategory | undefined): PageSummary {
  return {
    title: category?.name ?? i18n._(msg`Help centre`),
    description: i18n._(msg`Answers about orders, delivery, returns and your account, and how to reach us.`),
  };
}

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
  const canSearch = await hasExtension(context, "help_search");
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
  if (categories !== undefined && search.category !== undefined && category === undefined) {
    const moved = { kind: "article_category", id: search.category } as const;
    await followMovedAddress(context, moved, (id) => to.help({ ...search, category: id, page: undefined }));
    throw notFound();
  }
  return { canSearch, category, search, summary: helpHead(context, category) };
}
