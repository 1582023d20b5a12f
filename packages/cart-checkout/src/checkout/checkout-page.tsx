import { type CheckoutRequest, readCheckoutRequest } from "@plaza/routing";
import type { ReactElement } from "react";
import { checkoutRoute } from "../routes.ts";
import { CheckoutScreen } from "./checkout-screen.tsx";

/** Checkout of a cart or of one product. */
export function CheckoutPage(): ReactElement | null {
  const { data = "" } = checkoutRoute.useSearch();
  const request: CheckoutRequest | null = readCheckoutRequest(data);
  // The loader redirects every other address to the cart.
  if (request === null) return null;
  // The key resets all choices when something else is checked out.
  return <CheckoutScreen key={data} data={data} request={request} />;
}
