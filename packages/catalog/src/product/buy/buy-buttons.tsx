import { Trans } from "@lingui/react/macro";
import { Button, type ButtonLook } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { BuyNowLink } from "./buy-now-link.tsx";
import type { CartRequest } from "./cart-request.ts";
import type { CartAddition } from "./use-cart-addition.tsx";

export interface BuyButtonsProps {
  /** Null where nothing can be bought. */
  readonly request: CartRequest | null;
  /** Virtual products cannot be put into a cart. */
  readonly virtual: boolean;
  readonly addition: CartAddition;
  readonly size?: ButtonLook["size"];
  /** Puts "Buy now" at the end, where a phone's thumb reaches it best. */
  readonly buyNowLast?: boolean;
}

export function BuyButtons(props: BuyButtonsProps): ReactElement {
  const { request, virtual, addition, size, buyNowLast = false } = props;
  if (request === null) {
    return (
      <Button kind="primary" size={size} disabled>
        <Trans>Sold out</Trans>
      </Button>
    );
  }
  const buyNow = <BuyNowLink request={request} size={size} />;
  return (
    <>
      {!buyNowLast && buyNow}
      {!virtual && (
        <Button size={size} busy={addition.pending} onClick={() => addition.add(request)}>
          <Trans>Add to cart</Trans>
        </Button>
      )}
      {buyNowLast && buyNow}
    </>
  );
}
