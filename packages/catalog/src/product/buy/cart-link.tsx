import { Trans } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ShoppingCart } from "lucide";
import type { ReactElement } from "react";
import { useReachable } from "../../shared/use-reachable.ts";
import { cartLink } from "./cart-link.css.ts";

const cartPath: string = "/shop_cart";

/** On a phone the buy bar covers the tab bar with its link to the cart, so it has one of its own. */
export function CartLink(): ReactElement | null {
  if (!useReachable(cartPath)) return null;
  return (
    <Link to={cartPath} className={cartLink}>
      <Icon of={ShoppingCart} size={22} />
      <Trans>Cart</Trans>
    </Link>
  );
}
