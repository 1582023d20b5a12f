import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { useExtension } from "@plaza/routing";
import { cartRoute } from "../routes.ts";
import { notice as noticeLook } from "./cart-page.css.ts";
import { VisitorCart, CustomerSummary } from "./cart-parts.ts";
import { CartView } from "./cart-view.tsx";
import { useCustomerCart } from "./use-customer-cart.ts";

/** Whether lines can be saved for later: only in an account, and only where the platform keeps their SKU and quantity. */
function useKeepsLater(): boolean {
  const { session } = cartRoute.useRouteContext();
  const keepsLater = useExtension("cart_later");
  return session.isCustomer && keepsLater;
}

/** The cart that the platform keeps. */
function CustomerCart(): ReactElement {
  const { shops, actions } = useCustomerCart();
  return <CartView shops={shops} actions={actions} summary={<CustomerSummary />} keepsLater={useKeepsLater()} />;
}

/** The cart: a customer's from the platform, a visitor's from the device. */
export function CartPage(): ReactElement {
  const { session } = cartRoute.useRouteContext();
  const { notice } = cartRoute.useSearch();
  return (
    <>
      {notice === "checkout" && (
        <p role="status" className={noticeLook}>
          <Trans>There was nothing to check out. Select products here and press “Check out”.</Trans>
        </p>
      )}
      {session.isCustomer ? <CustomerCart /> : <VisitorCart />}
    </>
  );
}
