import { ApiError, orderQuery } from "@plaza/api-client";
import type { IdSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";

export interface OrderMatch {
  readonly context: StorefrontContext;
  readonly deps: IdSearch;
}

/** Fetches the order; another customer's order is not found. */
export async function loadOrder({ context: { api, queryClient }, deps: { id } }: OrderMatch): Promise<void> {
  if (id === undefined) throw notFound();
  try {
    await queryClient.ensureQueryData(orderQuery(api, id));
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}
