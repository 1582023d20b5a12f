import { addressesQuery, ApiError } from "@plaza/api-client";
import { type CheckoutSearch, readCheckoutRequest, type StorefrontContext, to } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";
import { emptyDraft } from "./checkout-draft.ts";
import { checkoutQuery } from "./checkout-query.ts";

export interface CheckoutMatch {
  readonly context: StorefrontContext;
  readonly deps: CheckoutSearch;
}

/** What checkout opens with, beside what is in the cache. */
export interface CheckoutOpening {
  /** Why the platform would not sell this, in its words; null: it would. */
  readonly refusal: { readonly message: string | null } | null;
}

/** A refusal is shown in place, with a way back; what is no checkout request leads back to the cart. */
export async function loadCheckout({ context, deps }: CheckoutMatch): Promise<CheckoutOpening> {
  const { api, queryClient } = context;
  const request = deps.data === undefined ? null : readCheckoutRequest(deps.data);
  if (request === null) throw redirect({ ...to.cart({ notice: "checkout" }), statusCode: 302 });
  const addresses = queryClient.prefetchQuery(addressesQuery(api));
  try {
    await Promise.all([queryClient.fetchQuery(checkoutQuery(api, request, emptyDraft)), addresses]);
    return { refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.kind === "business") return { refusal: { message: error.platformMessage } };
    throw error;
  }
}
