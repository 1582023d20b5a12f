import { cartQuery } from "@plaza/api-client";
import type { LoaderMatch } from "@plaza/routing";
import { CustomerSummary, EmptyCart, VisitorCart } from "./cart-parts.ts";

/** Fetches a customer's cart. A visitor's cart lies on the device, so there is nothing to fetch. */
export async function loadCart({ context: { api, queryClient, session } }: LoaderMatch): Promise<void> {
  if (!session.isCustomer) return VisitorCart.preload();
  const summary = CustomerSummary.preload();
  const { shops } = await queryClient.ensureQueryData(cartQuery(api));
  await (shops.length === 0 ? EmptyCart.preload() : summary);
}
