import type { OrderLine } from "@plaza/api-client";
import { lineImageWidth, LineRow, type LineRowProps } from "@plaza/commerce-ui/line-row";
import { imageSource } from "@plaza/routing";
import type { ReactElement } from "react";
import { ProductLink } from "./catalog-links.tsx";
import { item } from "./order-line-row.css.ts";

export interface OrderLineRowProps extends Pick<LineRowProps, "below" | "children"> {
  readonly line: OrderLine;
}

/** An order's line in a list of them. Its name leads to the product. */
export function OrderLineRow({ line, ...slots }: OrderLineRowProps): ReactElement {
  return (
    <li className={item}>
      <LineRow
        {...slots}
        line={line}
        image={line.image === null ? null : imageSource(line.image, lineImageWidth)}
        name={
          <h3>
            <ProductLink productId={line.productId} skuId={line.skuId}>
              {line.name}
            </ProductLink>
          </h3>
        }
      />
    </li>
  );
}
