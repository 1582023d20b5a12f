import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useReachable } from "../../shared/use-reachable.ts";
import { toCart } from "./cart-toast.css.ts";

const cartPath: string = "/shop_cart";

/** Says that the product is in the cart, with a link there. */
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
