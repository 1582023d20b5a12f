import { Trans, useLingui } from "@lingui/react/macro";
import type { ShopOrderLine } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { textLink } from "@plaza/ui-kit/text-link";
import type { ReactElement } from "react";
import { attributeName } from "../shared/page.css.ts";
import { ProductLine } from "../shared/product-line.tsx";
import { lineAttributes, lines as linesLook } from "./orders.css.ts";

export interface OrderLinesProps {
  readonly lines: readonly ShopOrderLine[];
  /** With what a page of its own has room for: the shop's number, the prices, the way to the product. */
  readonly isWhole?: boolean;
}

/** What was ordered. */
export function OrderLines({ lines, isWhole = false }: OrderLinesProps): ReactElement {
  const { t } = useLingui();
  return (
    <ul className={linesLook}>
      {lines.map(({ id, name, options, image, quantity, refundedQuantity, ...line }) => (
        <li key={id}>
          <ProductLine
            image={image}
            name={
              isWhole && line.productUrl !== "" ? (
                <a href={line.productUrl} target="_blank" rel="noreferrer" className={textLink}>
                  {name}
                </a>
              ) : (
                name
              )
            }
            options={options}
            quantity={quantity}
            {...(refundedQuantity > 0 && { remark: t`${refundedQuantity} refunded` })}
          />
          {isWhole && (
            <dl className={lineAttributes}>
              {line.skuNumber !== "" && (
                <>
                  <dt className={attributeName}>
                    <Trans>Own number</Trans>
                  </dt>
                  <dd>{line.skuNumber}</dd>
                </>
              )}
              <dt className={attributeName}>
                <Trans>Unit price</Trans>
              </dt>
              <dd translate="no">{`${formatMoney(line.unitPrice)} × ${quantity} = ${formatMoney(line.unitPrice * quantity)}`}</dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
