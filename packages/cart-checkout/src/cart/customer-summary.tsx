import type { ReactElement } from "react";
import { CartSummary } from "./cart-summary.tsx";
import { useCustomerCart } from "./use-customer-cart.ts";

/** The summary of a customer's cart. */
export function CustomerSummary(): ReactElement {
  const { shops, updating, actions } = useCustomerCart();
  return <CartSummary shops={shops} isCustomer updating={updating} onSelect={actions.select} />;
}
