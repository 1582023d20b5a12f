import { Trans } from "@lingui/react/macro";
import type { OrderDetail } from "@plaza/api-client";
import { AmountList, Total } from "@plaza/ui-kit/amount-list";
import type { ReactElement } from "react";
import { AmountRows } from "../shared/amount-rows.tsx";
import { orderSums } from "./order-sums.ts";

/** The rows from the regular prices to the order's total. */
export function OrderAmounts({ order }: { readonly order: OrderDetail }): ReactElement {
  const sums = orderSums(order);
  const count = sums.pieces;
  return (
    <AmountList>
      <AmountRows label={<Trans>Products ({count})</Trans>} sums={sums} deliveryKnown />
      <Total label={<Trans>Total</Trans>} amount={sums.total} />
    </AmountList>
  );
}
