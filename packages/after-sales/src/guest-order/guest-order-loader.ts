import { ApiError } from "@plaza/api-client";
import {
  hasExtension,
  isExtensionMissing,
  type OrderLinkSearch,
  type PageSummary,
  type StorefrontContext,
} from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { withdrawalTitle } from "../withdrawal/withdrawal-titles.ts";
import { guestOrderQuery, guestWithdrawalQuery, linkOf } from "./guest-order-queries.ts";

export interface GuestOrderMatch {
  readonly context: StorefrontContext;
  readonly deps: OrderLinkSearch;
}

export interface GuestOrderData extends PageSummary {
  /** Whether the link is valid. The platform never says why one is not. */
  readonly isValid: boolean;
  /** Whether the platform takes withdrawals by a link. */
  readonly takesWithdrawals: boolean;
}

/** @throws `notFound` if the platform has no order links */
export async function loadGuestOrder({ context, deps }: GuestOrderMatch): Promise<GuestOrderData> {
  const { api, queryClient, i18n } = context;
  if (await isExtensionMissing(context, "guest_order")) throw notFound();
  const takesWithdrawals = await hasExtension(context, "withdrawal");
  const title = withdrawalTitle(i18n, "order");
  const link = linkOf(deps);
  if (link === null) return { isValid: false, takesWithdrawals, title };
  try {
    await queryClient.ensureQueryData(guestOrderQuery(api, link));
    if (takesWithdrawals) await queryClient.ensureQueryData(guestWithdrawalQuery(api, link));
    return { isValid: true, takesWithdrawals, title };
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return { isValid: false, takesWithdrawals, title };
    throw error;
  }
}
