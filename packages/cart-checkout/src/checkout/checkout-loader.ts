import { addressesQuery, ApiError } from "@plaza/api-client";
import { type CheckoutSearch, readCheckoutRequest, type StorefrontContext, to } from "@plaza/routing";
import { redirect } from "@tanstack/react-router";
import { emptyDraft } from "./checkout-draft.ts";
import { checkoutQuery } from "./checkout-query.ts";

export interface CheckoutMatch {
  readonly context: StorefrontContext;
  readonly deps: CheckoutSearch;
}

/** What checkout opens with, besides the cached data. */
export interface CheckoutOpening {
  /** The platform's message where it rejects this checkout; null where it accepts it. */
  readonly rejection: { readonly message: string | null } | null;
}

/** A rejection is shown on the page, with a link back; an address without a checkout request redirects to the cart. */
export async function loadCheckout({ context, deps }: CheckoutMatch): Promise<CheckoutOpening> {
  const { api, queryClient } = context;
  const request = deps.data === undefined ? null : readCheckoutRequest(deps.data);
  if (request === null) throw redirect({ ...to.cart({ notice: "checkout" }), statusCode: 302 });
  const addresses = queryClient.prefetchQuery(addressesQuery(api));
  try {
    await Promise.all([queryClient.fetchQuery(checkoutQuery(api, request, emptyDraft)), addresses]);
    return { rejection: null };
  } catch (error) {
    if (error instanceof ApiError && error.kind === "business")
      return { rejection: { message: error.platformMessage } };
    throw error;
  }
}
