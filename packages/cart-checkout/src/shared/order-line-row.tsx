import type { OrderLine } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement, ReactNode } from "react";
import { spacedOptionText } from "./spaced-option-text.ts";
import * as look from "./order-line-row.css.ts";
import { ProductLink } from "./catalog-links.tsx";
import { ProductThumbnail } from "./product-thumbnail.tsx";

export interface OrderLineRowProps {
  readonly line: OrderLine;
  /** Below price and quantity. */
  readonly children?: ReactNode;
}

/** An order's line, with the product's data at the time of the order. */
export function OrderLineRow({ line, children }: OrderLineRowProps): ReactElement {
  return (
    <li className={look.row}>
      <ProductThumbnail src={line.image} width={64} />
      <div>
        <h3>
          <ProductLink productId={line.productId} skuId={line.skuId}>
            {line.name}
          </ProductLink>
        </h3>
        {line.optionText !== null && <p className={look.option}>{spacedOptionText(line.optionText)}</p>}
      </div>
      <div className={look.price}>
        {formatMoney(line.unitPrice)}
        <br />× {line.quantity}
        {children}
      </div>
    </li>
  );
}
