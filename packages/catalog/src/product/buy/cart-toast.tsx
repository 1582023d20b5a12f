import { Trans } from "@lingui/react/macro";
import { to, useMounted } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { toCart } from "./cart-toast.css.ts";

/** Says that the product is in the cart, with a link there. */
export function CartToast(): ReactElement {
  const linkToCart = useMounted(to.cart);
  return (
    <>
      <Trans>Added to cart</Trans>
      {linkToCart !== null && (
        <Link {...linkToCart()} className={toCart}>
          <Trans>View cart</Trans>
        </Link>
      )}
    </>
  );
}
