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
export async function loadApply({ context, deps: { again, correct } }: ApplyMatch): Promise<PageSummary> {
  const { api, queryClient, session } = context;
  const sentId = correct ?? again;
  try {
    const [summary] = await Promise.all([
      applySummary(context),
      queryClient.ensureQueryData(tradesQuery(api)),
      session.isCustomer && queryClient.ensureQueryData(newestApplicationQuery(api)),
      session.isCustomer &&
        sentId !== undefined &&
        queryClient.ensureQueryData(merchantApplicationQuery(api, { id: sentId })),
    ]);
    return summary;
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
