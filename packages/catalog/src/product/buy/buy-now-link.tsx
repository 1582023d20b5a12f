import { Trans } from "@lingui/react/macro";
import { to, useMounted, writeCheckoutRequest } from "@plaza/routing";
import { buttonClass, type ButtonLook } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { CartRequest } from "./cart-request.ts";

export interface BuyNowLinkProps {
  readonly request: CartRequest;
  readonly size?: ButtonLook["size"];
}

/** Leads to checkout without the cart. A visitor is sent to the login from there, and back. */
export function BuyNowLink({ request, size }: BuyNowLinkProps): ReactElement | null {
  const toCheckout = useMounted(to.checkout);
  if (toCheckout === null) return null;
  const data = writeCheckoutRequest({ from: "product", lines: [request], cartLineIds: [] });
  return (
    <Link {...toCheckout({ data })} className={buttonClass({ kind: "primary", size })}>
      <Trans>Buy now</Trans>
    </Link>
  );
}
