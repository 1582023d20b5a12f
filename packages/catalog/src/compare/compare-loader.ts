import { ApiError, couponsQuery, productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
import {
  hasExtension,
  type CompareSearch,
  type PageSummary,
  type StorefrontContext,
  positiveInteger,
} from "@plaza/routing";
import { msg } from "@lingui/core/macro";
import { maxCompared } from "@plaza/shopping/device-comparison";

/** The ids that an address names: what is none is left out, and so is a repeated one, and what is too much. */
export function comparedIds(ids = ""): readonly number[] {
  return [...new Set(ids.split(",").map(positiveInteger))].filter((id) => id !== undefined).slice(0, maxCompared);
}

const title = msg`Compare`;
const description = msg`Up to four products side by side: price, rating, shop, delivery, options.`;

/** The comparison's title and description; it is nobody's but the shopper's, so it says nothing to search engines. */
function compareSummary({ i18n }: Pick<StorefrontContext, "i18n">): PageSummary {
  return { title: i18n._(title), description: i18n._(description) };
}

export interface CompareMatch {
  readonly context: StorefrontContext;
  readonly deps: CompareSearch;
}

/** What became of a product that an address names. */
type ComparedState = "there" | "gone" | "failed";

export interface Comparison {
  readonly columns: readonly { readonly id: number; readonly state: ComparedState }[];
  readonly isShared: boolean;
  readonly summary: PageSummary;
}

/**
 * All products at once, each with its reviews and coupons; where those fail it stands there without them. A comparison
 * fails only where not one product came.
 */
export async function loadCompare({ context, deps }: CompareMatch): Promise<Comparison> {
  const { api, queryClient } = context;
  const failures: unknown[] = [];

  async function load(id: number): Promise<Comparison["columns"][number]> {
    try {
      await Promise.all([
        queryClient.ensureQueryData(productDetailQuery(api, id)),
        queryClient.prefetchQuery(reviewOverviewQuery(api, id)),
        queryClient.prefetchQuery(couponsQuery(api, { productId: id })),
      ]);
      return { id, state: "there" };
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) return { id, state: "gone" };
      failures.push(error);
      return { id, state: "failed" };
    }
  }
  const [columns, isShared] = await Promise.all([
    Promise.all(comparedIds(deps.ids).map(load)),
    hasExtension(context, "views"),
  ]);
  if (columns.length > 0 && failures.length === columns.length) throw failures[0];
  return { columns, isShared, summary: compareSummary(context) };
}
