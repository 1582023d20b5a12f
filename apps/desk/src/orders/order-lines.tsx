import { useLingui } from "@lingui/react/macro";
import type { ShopOrderLine } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { ProductLine } from "../shared/product-line.tsx";
import { lines as linesLook } from "./orders.css.ts";

/** What was ordered. */
export function OrderLines({ lines }: { readonly lines: readonly ShopOrderLine[] }): ReactElement {
  const { t } = useLingui();
  return (
    <ul className={linesLook}>
      {lines.map(({ id, name, options, image, quantity, refundedQuantity }) => (
        <li key={id}>
          <ProductLine
            image={image}
            name={name}
            options={options}
            quantity={quantity}
            {...(refundedQuantity > 0 && { remark: t`${refundedQuantity} refunded` })}
          />
        </li>
      ))}
    </ul>
  );
}
