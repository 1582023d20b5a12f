import type { ReactElement } from "react";
import { CartView } from "./cart-view.tsx";
import { LateCustomerSummary } from "./late-carts.ts";
import { useCustomerCart } from "./use-customer-cart.ts";

/** The cart that the platform keeps. */
export function CustomerCart(): ReactElement {
  const { shops, actions } = useCustomerCart();
  return <CartView shops={shops} actions={actions} summary={<LateCustomerSummary />} />;
}
