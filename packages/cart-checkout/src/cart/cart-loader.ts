import { cartQuery } from "@plaza/api-client";
import type { LoaderMatch, PageSummary } from "@plaza/routing";
import { pageTitle } from "../page-title.ts";
import { CustomerSummary, EmptyCart, VisitorCart } from "./cart-parts.ts";

/** Fetches a customer's cart. A visitor's cart lies on the device, so there is nothing to fetch. */
export async function loadCart({ context }: LoaderMatch): Promise<PageSummary> {
  const { api, queryClient, session, i18n } = context;
  const head = { title: pageTitle(i18n, "cart") };
  if (!session.isCustomer) {
    await VisitorCart.preload();
    return head;
  }
  const summary = CustomerSummary.preload();
  const { shops } = await queryClient.ensureQueryData(cartQuery(api));
  await (shops.length === 0 ? EmptyCart.preload() : summary);
  return head;
}
