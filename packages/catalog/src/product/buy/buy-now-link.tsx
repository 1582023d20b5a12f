import { Trans } from "@lingui/react/macro";
import { writeCheckoutRequest } from "@plaza/routing";
import { buttonClass, type ButtonLook } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useReachable } from "../../shared/use-reachable.ts";
import type { CartRequest } from "./cart-request.ts";

const checkoutPath: string = "/confirm_order";

export interface BuyNowLinkProps {
  readonly request: CartRequest;
  readonly size?: ButtonLook["size"];
}

/** Leads to checkout without the cart. A visitor is sent to the login from there, and back. */
export function BuyNowLink({ request, size }: BuyNowLinkProps): ReactElement | null {
  if (!useReachable(checkoutPath)) return null;
  // The search of a neighbour's page, which nothing here knows.
  const search: Readonly<Record<string, string>> = {
    data: writeCheckoutRequest({ from: "product", lines: [request], cartLineIds: [] }),
  };
  return (
    <Link to={checkoutPath} search={search} className={buttonClass({ kind: "primary", size })}>
      <Trans>Buy now</Trans>
    </Link>
  );
}
