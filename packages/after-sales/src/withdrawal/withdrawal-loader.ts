import { ApiError, withdrawalQuery, withdrawalReceiptQuery } from "@plaza/api-client";
import { type IdSearch, lacks, type StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";

export interface WithdrawalMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Another customer's order is not found, and neither is any where the platform takes no withdrawals. */
export async function loadWithdrawal({ context, deps: { id } }: WithdrawalMatch): Promise<void> {
  const { api, queryClient } = context;
  if (id === undefined || (await lacks(context, "withdrawal"))) throw notFound();
  await queryClient.ensureQueryData(withdrawalQuery(api, id)).catch(asNotFound);
}

export async function loadReceipt({ context, deps: { id } }: WithdrawalMatch): Promise<void> {
  const { api, queryClient } = context;
  if (id === undefined || (await lacks(context, "withdrawal"))) throw notFound();
  await queryClient.ensureQueryData(withdrawalReceiptQuery(api, id)).catch(asNotFound);
}

function asNotFound(error: unknown): never {
  throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
}
