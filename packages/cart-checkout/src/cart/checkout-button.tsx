import { Trans } from "@lingui/react/macro";
import type { CartLine, CartShop } from "@plaza/api-client";
import { to, writeCheckoutRequest } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { isShort, piecesOf } from "./cart-sums.ts";

export interface CheckoutButtonProps {
  readonly shops: readonly CartShop[];
  readonly isCustomer: boolean;
  readonly size: "medium" | "large";
  readonly className: string;
}

/** The selected lines in the form of a checkout request. */
function checkoutData(shops: readonly CartShop[]): string {
  const chosen = shops.flatMap(({ id: shopId, lines }) =>
    lines.filter((line) => line.selected).map((line) => ({ ...line, shopId })),
  );
  return writeCheckoutRequest({ from: "cart", lines: chosen, cartLineIds: chosen.map(({ id }) => id) });
}

/** Whether the cart can be checked out. */
function canCheckOut(selected: readonly CartLine[]): boolean {
  return selected.length > 0 && !selected.some(isShort);
}

/** A link to checkout; a visitor goes to the login first, and comes back to this cart. */
export function CheckoutButton({ shops, isCustomer, size, className }: CheckoutButtonProps): ReactElement {
  const selected = shops.flatMap(({ lines }) => lines).filter((line) => line.selected);
  const count = piecesOf(selected);
  const text = count === 0 ? <Trans>Check out</Trans> : <Trans>Check out ({count})</Trans>;
  if (!canCheckOut(selected))
    return (
      <Button kind="primary" size={size} className={className} disabled>
        {text}
      </Button>
    );
  const look = `${buttonClass({ kind: "primary", size })} ${className}`;
  return isCustomer ? (
    <Link {...to.checkout({ data: checkoutData(shops) })} className={look}>
      {text}
    </Link>
  ) : (
    <Link {...to.login()} className={look}>
      {text}
    </Link>
  );
}
