import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { customerPrice } from "@plaza/shopping/customer-price";
import { Price } from "@plaza/ui-kit/price";
import type { ReactElement } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import { BuyNowLink } from "./buy/buy-now-link.tsx";
import type { CartRequest } from "./buy/cart-request.ts";
import { purchase, variant } from "./section-bar.css.ts";

export interface BarPurchaseProps {
  readonly product: ProductDetail;
  readonly sku: Sku | null;
  /** Null where nothing can be bought. */
  readonly request: CartRequest | null;
}

/** The chosen variant with its price and the button that buys it. */
export function BarPurchase({ product, sku, request }: BarPurchaseProps): ReactElement {
  const names = product.options.flatMap(({ values }, at) => values.filter(({ id }) => id === sku?.valueIds[at]));
  const { amount, forMember } = customerPrice(sku ?? product, product.flashSale !== null);
  return (
    <div className={purchase}>
      <ProductImage src={sku?.image ?? product.image} alt="" width={40} />
      <span>
        <span className={variant}>{names.map(({ name }) => name).join(" / ") || product.name}</span>
        <Price amount={amount} size="line" better={forMember} />
      </span>
      {request === null ? <Trans>Sold out</Trans> : <BuyNowLink request={request} />}
    </div>
  );
}
