import { Trans } from "@lingui/react/macro";
import type { ProductDetail, Sku } from "@plaza/api-client";
import { StockAlert } from "@plaza/routing";
import { Button, type ButtonLook } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";

export interface SoldOutProps {
  readonly product: ProductDetail;
  readonly sku: Sku | null;
  readonly size?: ButtonLook["size"];
}

/** Instead of the buttons that buy: the button that waits for it, once that is here and where the platform has alerts. */
export function SoldOut({ product, sku, size }: SoldOutProps): ReactElement {
  return (
    <StockAlert product={product} sku={sku?.id} size={size}>
      <Button kind="primary" size={size} disabled>
        <Trans>Sold out</Trans>
      </Button>
    </StockAlert>
  );
}
