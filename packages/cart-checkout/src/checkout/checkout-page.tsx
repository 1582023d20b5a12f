import { type CheckoutRequest, readCheckoutRequest } from "@plaza/routing";
import type { ReactElement } from "react";
import { checkoutRoute } from "../routes.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

/** From a cart, or a product, to an order. */
export function CheckoutPage(): ReactElement | null {
  const { data = "" } = checkoutRoute.useSearch();
  const request: CheckoutRequest | null = readCheckoutRequest(data);
  // The loader has led everything else back to the cart.
  if (request === null) return null;
  // Other goods are another checkout: nothing that was chosen for these may stay.
  return <CheckoutScreen key={data} data={data} request={request} />;
}
