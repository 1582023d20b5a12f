import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useReachable } from "../../shared/use-reachable.ts";
import { toCart } from "./cart-toast.css.ts";

const cartPath: string = "/shop_cart";

/** What was asked for is in the cart, and the way there. */
export function CartToast(): ReactElement {
  const hasCart = useReachable(cartPath);
  return (
    <>
      <Trans>Added to cart</Trans>
      {hasCart && (
        <Link to={cartPath} className={toCart}>
          <Trans>View cart</Trans>
        </Link>
      )}
    </>
  );
}
