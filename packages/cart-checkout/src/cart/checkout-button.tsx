import { Trans } from "@lingui/react/macro";
import type { CartLine, CartShop } from "@plaza/api-client";
import { to, writeCheckoutRequest } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { isShort } from "./cart-sums.ts";

export interface CheckoutButtonProps {
  readonly shops: readonly CartShop[];
  readonly isCustomer: boolean;
  readonly size: "medium" | "large";
  readonly className: string;
}

/** The selected lines as checkout wants them. */
function checkoutData(shops: readonly CartShop[]): string {
  const chosen = shops.flatMap(({ id: shopId, lines }) =>
    lines.filter((line) => line.selected).map((line) => ({ ...line, shopId })),
  );
  return writeCheckoutRequest({ from: "cart", lines: chosen, cartLineIds: chosen.map(({ id }) => id) });
}

/** Whether a cart can be ordered as it is. */
function canCheckOut(selected: readonly CartLine[]): boolean {
  return selected.length > 0 && !selected.some(isShort);
}

/** To checkout; a visitor goes by way of the login, and comes back to this cart. */
export function CheckoutButton({ shops, isCustomer, size, className }: CheckoutButtonProps): ReactElement {
  const selected = shops.flatMap(({ lines }) => lines).filter((line) => line.selected);
  const count = selected.length;
  const words = count === 0 ? <Trans>Check out</Trans> : <Trans>Check out ({count})</Trans>;
  if (!canCheckOut(selected))
    return (
      <Button kind="primary" size={size} className={className} disabled>
        {words}
      </Button>
    );
  const look = `${buttonClass({ kind: "primary", size })} ${className}`;
  return isCustomer ? (
    <Link {...to.checkout({ data: checkoutData(shops) })} className={look}>
      {words}
    </Link>
  ) : (
    <Link {...to.login()} className={look}>
      {words}
    </Link>
  );
}
