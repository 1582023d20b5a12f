import type { ReactElement } from "react";
import { CartSummary } from "./cart-summary.tsx";
import { useCustomerCart } from "./use-customer-cart.ts";

/** What the selected lines of a customer's cart cost. */
export function CustomerSummary(): ReactElement {
  const { shops, updating, actions } = useCustomerCart();
  return <CartSummary shops={shops} isCustomer updating={updating} onSelect={actions.select} />;
}
