import { type ApiClient, linkedOrderQuery, linkedWithdrawalQuery, type OrderLink } from "@plaza/api-client";
import type { OrderLinkSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

/** The link in an address; null if a part of it is missing. */
export function linkOf({ id, until, sign }: OrderLinkSearch): OrderLink | null {
  return id === undefined || until === undefined || sign === undefined ? null : { id, until, sign };
}

/** Quiet: the page shows that a link is not valid. */
export function guestOrderQuery(api: ApiClient, link: OrderLink) {
  const query = linkedOrderQuery(api, link);
  return queryOptions({ ...query, meta: { ...query.meta, quiet: true } });
}

export function guestWithdrawalQuery(api: ApiClient, link: OrderLink) {
  const query = linkedWithdrawalQuery(api, link);
  return queryOptions({ ...query, meta: { ...query.meta, quiet: true } });
}
