import { addressesQuery, ApiError, type Settlement } from "@plaza/api-client";
import {
  type CheckoutSearch,
  importOrReload,
  type PageSummary,
  readCheckoutRequest,
  type StorefrontContext,
  to,
} from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { redirect } from "@tanstack/react-router";
import { pageTitle } from "../page-title.ts";
import { firstAddresses } from "./address-order.ts";
import { type CheckoutChoice, checkoutQuery, noneFound, emptyDraft, readDraft } from "./checkout-query.ts";
import { foundCoupons } from "./coupon-choice.ts";

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
export async function loadCheckout(match: CheckoutMatch): Promise<CheckoutOpening & PageSummary> {
  return { ...(await openCheckout(match)), title: pageTitle(match.context.i18n, "checkout") };
}

async function openCheckout({ context, deps }: CheckoutMatch): Promise<CheckoutOpening> {
  const { api, queryClient, locale } = context;
  const request = deps.data === undefined ? null : readCheckoutRequest(deps.data);
  if (deps.data === undefined || request === null)
    throw redirect({ ...to.cart({ notice: "checkout" }), statusCode: 302 });
  const addresses = queryClient.prefetchQuery(addressesQuery(api));
  // In the browser the choices of an earlier visit, so that they are settled at once; the server finds none.
  const stored = readDraft(deps.data);
  const settle = async (choice: CheckoutChoice): Promise<Settlement> => {
    const settlement = await queryClient.fetchQuery(checkoutQuery(api, request, choice, noneFound));
    const found = foundCoupons(settlement, choice.coupons, noneFound);
    if (found !== noneFound) await queryClient.fetchQuery(checkoutQuery(api, request, choice, found));
    return settlement;
  };
  const hasChosen = stored.addressId !== null || Object.keys(stored.coupons).length > 0 || stored.pickups.length > 0;
  try {
    const [settled] = await Promise.all([
      hasChosen ? settle(stored).catch(ifRejected(() => settle(emptyDraft))) : settle(emptyDraft),
      addresses,
    ]);
    const known = queryClient.getQueryData(addressesQuery(api).queryKey) ?? [];
    const { address, shops } = settled;
    const shown = firstAddresses(known, address?.id ?? null);
    const sentTo = address === null ? shown : [...shown, address, { ...address, street: "" }];
    const written = [...sentTo, ...shops.flatMap(({ pickupAddress }) => pickupAddress ?? [])];
    await Promise.all(
      written.map((each) => queryClient.prefetchQuery(writtenAddressQuery(each, locale, importOrReload))),
    );
    return { rejection: null };
  } catch (error) {
    if (error instanceof ApiError && error.kind === "transport") {
      // Where the addresses cannot be listed, either, one of them may be the reason, and the page offers to add another.
      await addresses;
      const isListed = queryClient.getQueryState(addressesQuery(api).queryKey)?.status !== "error";
      if (!isListed) return { rejection: { message: null } };
    }
    return ifRejected(({ platformMessage }) => ({ rejection: { message: platformMessage } }))(error);
  }
}

/** What to do where the platform says no; every other failure goes on. */
function ifRejected<Result>(answer: (rejection: ApiError) => Result): (error: unknown) => Result {
  return (error) => {
    if (error instanceof ApiError && error.kind === "business") return answer(error);
    throw error;
  };
}
