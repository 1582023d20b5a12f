import { ApiError, withdrawalQuery, withdrawalReceiptQuery } from "@plaza/api-client";
import { type IdSearch, isExtensionMissing, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { withdrawalTitle } from "./withdrawal-titles.ts";

export interface WithdrawalMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Not found: an order of another customer, and every order on a platform without withdrawals. */
export async function loadWithdrawal({ context, deps: { id } }: WithdrawalMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  if (id === undefined || (await isExtensionMissing(context, "withdrawal"))) throw notFound();
  await queryClient.ensureQueryData(withdrawalQuery(api, id)).catch(asNotFound);
  return { title: withdrawalTitle(i18n, "withdrawal") };
}

export async function loadReceipt({ context, deps: { id } }: WithdrawalMatch): Promise<PageSummary> {
  const { api, queryClient, i18n } = context;
  if (id === undefined || (await isExtensionMissing(context, "withdrawal"))) throw notFound();
  await queryClient.ensureQueryData(withdrawalReceiptQuery(api, id)).catch(asNotFound);
  return { title: withdrawalTitle(i18n, "receipt") };
}

function asNotFound(error: unknown): never {
  throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
}
