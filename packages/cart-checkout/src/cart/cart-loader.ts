import { cartQuery } from "@plaza/api-client";
import type { LoaderMatch, PageSummary } from "@plaza/routing";
import { pageTitle } from "../page-title.ts";

/** Fetches a customer's cart. A visitor's cart lies on the device, so there is nothing to fetch. */
export async function loadCart({ context }: LoaderMatch): Promise<PageSummary> {
  const { api, queryClient, session, i18n } = context;
  if (session.isCustomer) await queryClient.ensureQueryData(cartQuery(api));
  return { title: pageTitle(i18n, "cart") };
}
