import { ApiError, merchantApplicationQuery, tradesQuery } from "@plaza/api-client";
import type { MerchantApplicationSearch, PageSummary, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { applySummary } from "./apply-summary.ts";
import { newestApplicationQuery } from "./newest-application.ts";

export interface ApplyMatch {
  readonly context: StorefrontContext;
  readonly deps: MerchantApplicationSearch;
}

/** Fetches the categories and, for a customer, what is open already and what is put once more. */
export async function loadApply({ context, deps: { again } }: ApplyMatch): Promise<PageSummary> {
  const { api, queryClient, session } = context;
  try {
    const [summary] = await Promise.all([
      applySummary(context),
      queryClient.ensureQueryData(tradesQuery(api)),
      session.isCustomer && queryClient.ensureQueryData(newestApplicationQuery(api)),
      session.isCustomer &&
        again !== undefined &&
        queryClient.ensureQueryData(merchantApplicationQuery(api, { id: again })),
    ]);
    return summary;
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
