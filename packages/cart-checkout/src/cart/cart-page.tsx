import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { cartRoute } from "../routes.ts";
import { notice as noticeLook } from "./cart-page.css.ts";
import { CustomerCart } from "./customer-cart.tsx";
import { VisitorCart } from "./cart-parts.ts";

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
