import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { Button, type ButtonLook } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { BuyNowLink } from "./buy-now-link.tsx";
import type { CartRequest } from "./cart-request.ts";
import { SoldOut } from "./sold-out.tsx";
import type { CartAddition } from "./use-cart-addition.tsx";

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
