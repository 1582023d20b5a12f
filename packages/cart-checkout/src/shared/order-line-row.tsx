import type { OrderLine } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import * as look from "./order-line-row.css.ts";
import { ProductLink } from "./catalog-links.tsx";
import { ProductThumbnail } from "./product-thumbnail.tsx";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface OrderLineRowProps {
  readonly line: OrderLine;
  /** Below price and quantity. */
  readonly children?: Elements;
  /** Below the name and what was chosen. */
  readonly below?: Elements;
}

/** An order's line, with the product's data at the time of the order. */
export function OrderLineRow({ line, children, below }: OrderLineRowProps): ReactElement {
  return (
    <li className={look.row}>
      <ProductThumbnail src={line.image} width={64} />
      <div>
        <h3>
          <ProductLink productId={line.productId} skuId={line.skuId}>
            {line.name}
          </ProductLink>
        </h3>
        {line.optionText !== null && <p className={look.option}>{line.optionText}</p>}
        {below}
      </div>
      <div className={look.price}>
        <span translate="no">{formatMoney(line.unitPrice)}</span>
        <br />
        <span translate="no">{`× ${line.quantity}`}</span>
        {children}
      </div>
    </li>
  );
}
