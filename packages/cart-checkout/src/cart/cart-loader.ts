import type { StorefrontContext } from "@plaza/routing";
import { cartQuery } from "./cart-queries.ts";
import { LateCustomerSummary, LateEmptyCart, LateVisitorCart } from "./late-carts.ts";

/** A visitor's cart lies on the device, where no server sees it. */
export async function loadCart({ api, queryClient, session }: StorefrontContext): Promise<void> {
  if (!session.isCustomer) return LateVisitorCart.preload();
  const summary = LateCustomerSummary.preload();
  const { shops } = await queryClient.ensureQueryData(cartQuery(api));
  await (shops.length === 0 ? LateEmptyCart.preload() : summary);
}
