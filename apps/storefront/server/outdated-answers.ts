import {
  articleCategoriesQuery,
  articlesQuery,
  bannersQuery,
  demoCustomersQuery,
  privacyPolicyQuery,
  productColumnsQuery,
  reviewFacetsQuery,
  reviewOverviewQuery,
  reviewsQuery,
  servicePolicyQuery,
  shopCategoriesQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { queryOf } from "../src/answer-cache.ts";

/** What the platform says when something changes that only products show; `reviews` is what reviews show as well. */
const topicsOfProducts = new Set(["prices", "shelf", "flash-sale"]);

/** The queries whose answers show no product. A query that is missing here is only asked for more often than it has to be. */
const withoutProducts: ReadonlySet<string> = new Set(
  [
    articleCategoriesQuery,
    articlesQuery,
    bannersQuery,
    demoCustomersQuery,
    privacyPolicyQuery,
    productColumnsQuery,
    reviewFacetsQuery,
    reviewOverviewQuery,
    reviewsQuery,
    servicePolicyQuery,
    shopCategoriesQuery,
    siteConfigurationQuery,
  ].map(({ key }) => key),
);

/** Which of those show reviews. Products show how they are rated, too. */
const ofReviews: ReadonlySet<string> = new Set(
  [reviewFacetsQuery, reviewOverviewQuery, reviewsQuery].map(({ key }) => key),
);

/** Which of the kept answers are outdated, by their keys, once these topics have changed on the platform. */
export function outdatedBy(topics: readonly string[]): (answerKey: string) => boolean {
  // A topic that is unknown here may mean anything.
  if (!topics.every((topic) => topicsOfProducts.has(topic) || topic === "reviews")) return () => true;
  const areReviews = topics.includes("reviews");
  return (answerKey) => {
    const query = queryOf(answerKey);
    return !withoutProducts.has(query) || (areReviews && ofReviews.has(query));
  };
}
