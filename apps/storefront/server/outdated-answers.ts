import {
  activityProductsQuery,
  articleCategoriesQuery,
  articlesQuery,
  bannersQuery,
  columnProductsQuery,
  demoCustomersQuery,
  helpArticlesQuery,
  helpCategoriesQuery,
  homeQuery,
  movedAddressQuery,
  movedArticleQuery,
  privacyPolicyQuery,
  productColumnsQuery,
  publicDataQuery,
  reviewFacetsQuery,
  reviewOverviewQuery,
  reviewsQuery,
  servicePolicyQuery,
  shopCategoriesQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { queryOf } from "../src/answer-cache.ts";

/** Queries are named by their keys, which is how the kept answers name them. */
function keysOf(queries: readonly { readonly key: string }[]): ReadonlySet<string> {
  return new Set(queries.map(({ key }) => key));
}

/** The queries whose answers show no product. A query that is missing here is only asked for more often than it has to be. */
const withoutProducts = keysOf([
  articleCategoriesQuery,
  articlesQuery,
  bannersQuery,
  demoCustomersQuery,
  helpArticlesQuery,
  helpCategoriesQuery,
  movedAddressQuery,
  movedArticleQuery,
  privacyPolicyQuery,
  productColumnsQuery,
  reviewFacetsQuery,
  reviewOverviewQuery,
  reviewsQuery,
  servicePolicyQuery,
  shopCategoriesQuery,
  siteConfigurationQuery,
]);

/** Which of those show reviews. Products show how they are rated, too. */
const ofReviews = keysOf([reviewFacetsQuery, reviewOverviewQuery, reviewsQuery]);

/** The queries whose answers show what operators write and arrange: articles, the ticker, banners, what home has. */
const ofContent = keysOf([
  activityProductsQuery,
  articleCategoriesQuery,
  articlesQuery,
  bannersQuery,
  columnProductsQuery,
  helpArticlesQuery,
  helpCategoriesQuery,
  homeQuery,
  movedAddressQuery,
  movedArticleQuery,
  productColumnsQuery,
  publicDataQuery,
]);

const showsProducts = (query: string): boolean => !withoutProducts.has(query);

/** Which queries' answers are outdated once something has changed that the platform announces by a topic. */
const outdatedQueries: Readonly<Record<string, (query: string) => boolean>> = {
  prices: showsProducts,
  shelf: showsProducts,
  "flash-sale": showsProducts,
  reviews: (query) => showsProducts(query) || ofReviews.has(query),
  content: (query) => ofContent.has(query),
};

/** Which of the kept answers are outdated, by their keys, once these topics have changed on the platform. */
export function outdatedBy(topics: readonly string[]): (answerKey: string) => boolean {
  // A topic that is unknown here may mean anything.
  const isOutdated = topics.map((topic) => outdatedQueries[topic] ?? (() => true));
  return (answerKey) => isOutdated.some((each) => each(queryOf(answerKey)));
}
