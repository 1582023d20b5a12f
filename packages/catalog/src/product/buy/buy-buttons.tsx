import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { StockAlert, to, useOptionalLink, writeCheckoutRequest } from "@plaza/routing";
import { Button, buttonClass, type ButtonLook } from "@plaza/ui-kit/button";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { CartAddition } from "./use-cart-addition.tsx";
import type { CartRequest } from "./use-purchase.ts";

export interface BuyButtonsProps {
  readonly product: ProductDetail;
  readonly sku: Sku | null;
  /** Null where nothing can be bought. */
  readonly request: CartRequest | null;
  readonly addition: CartAddition;
  readonly size?: ButtonLook["size"];
  /** Puts "Buy now" at the end, where a phone's thumb reaches it best. */
  readonly buyNowLast?: boolean;
}

export function BuyButtons(props: BuyButtonsProps): ReactElement {
  const { product, sku, request, addition, size, buyNowLast = false } = props;
  if (request === null) return <SoldOut product={product} sku={sku} size={size} />;
  const buyNow = <BuyNowLink request={request} size={size} />;
  return (
    <>
      {!buyNowLast && buyNow}
      {/* Virtual products cannot be put into a cart. */}
      {!product.virtual && (
        <Button size={size} busy={addition.pending} onClick={() => addition.add(request)}>
          <Trans>Add to cart</Trans>
        </Button>
      )}
      {buyNowLast && buyNow}
    </>
  );
}

interface SoldOutProps {
  readonly product: ProductDetail;
  readonly sku: Sku | null;
  readonly size?: ButtonLook["size"];
}

/** Instead of the buttons that buy: the button that waits for it, once that is here and where the platform has alerts. */
function SoldOut({ product, sku, size }: SoldOutProps): ReactElement {
  return (
    <StockAlert product={product} sku={sku?.id} size={size}>
      <Button kind="primary" size={size} disabled>
        <Trans>Sold out</Trans>
      </Button>
    </StockAlert>
  );
}

interface BuyNowLinkProps {
  readonly request: CartRequest;
  readonly size?: ButtonLook["size"];
}

/** Leads to checkout without the cart. A visitor is sent to the login from there, and back. */
export function BuyNowLink({ request, size }: BuyNowLinkProps): ReactElement | null {
  const toCheckout = useOptionalLink(to.checkout);
  if (toCheckout === null) return null;
  const data = writeCheckoutRequest({ from: "product", lines: [request], cartLineIds: [] });
  return (
    <Link {...toCheckout({ data })} className={buttonClass({ kind: "primary", size })}>
      <Trans>Buy now</Trans>
    </Link>
  );
}
