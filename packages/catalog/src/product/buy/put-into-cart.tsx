import { Trans } from "@lingui/react/macro";
import { addToCart, afterAddition, type ApiClient } from "@plaza/api-client";
import { to, useOptionalLink } from "@plaza/routing";
import { addToDeviceCart, type DeviceCartAddition } from "@plaza/shopping/device-cart";
import type { QueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { noteCart } from "../../searched/search-visit.ts";
import { toCart } from "./cart-toast.css.ts";
import type { CartRequest } from "./use-purchase.ts";

export interface CartOwner {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly isCustomer: boolean;
}

/**
 * Puts the quantity into a customer's cart on the platform, or into a visitor's cart on the device.
 * @throws an `ApiError` where the platform rejects it
 */
export async function putIntoCart(
  { api, queryClient, isCustomer }: CartOwner,
  request: CartRequest,
): Promise<DeviceCartAddition> {
  const { stock, ...line } = request;
  if (isCustomer) afterAddition(queryClient, api, await addToCart(api, line));
  const outcome = isCustomer ? "added" : addToDeviceCart(line, stock);
  if (outcome === "added") noteCart(queryClient, api, line.productId);
  return outcome;
}

/** Says that the product is in the cart, with a link there. */
export function CartToast(): ReactElement {
  const linkToCart = useOptionalLink(to.cart);
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
