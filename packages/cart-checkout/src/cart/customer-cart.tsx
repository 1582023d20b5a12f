import type { ReactElement } from "react";
import { CartView } from "./cart-view.tsx";
import { CustomerSummary } from "./cart-parts.ts";
import { useKeepsLater } from "./later/use-keeps-later.ts";
import { useCustomerCart } from "./use-customer-cart.ts";

/** The cart that the platform keeps. */
export function CustomerCart(): ReactElement {
  const { shops, actions } = useCustomerCart();
  return <CartView shops={shops} actions={actions} summary={<CustomerSummary />} keepsLater={useKeepsLater()} />;
}
