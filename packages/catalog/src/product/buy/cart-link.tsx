import { Trans } from "@lingui/react/macro";
import { to, useMounted } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ShoppingCart } from "lucide";
import type { ReactElement } from "react";
import { cartLink } from "./cart-link.css.ts";

/** On a phone the buy bar covers the tab bar with its link to the cart, so it has one of its own. */
export function CartLink(): ReactElement | null {
  const toCart = useMounted(to.cart);
  if (toCart === null) return null;
  return (
    <Link {...toCart()} className={cartLink}>
      <Icon of={ShoppingCart} size={22} />
      <Trans>Cart</Trans>
    </Link>
  );
}
