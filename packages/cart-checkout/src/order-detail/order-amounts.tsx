import { Trans } from "@lingui/react/macro";
import type { OrderDetail, LateRefund } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { AmountList, Total } from "@plaza/ui-kit/amount-list";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import type { ReactElement } from "react";
import { AmountRows, type AmountParts } from "../shared/amount-rows.tsx";

interface LateRefundsProps {
  readonly order: OrderDetail;
  /** The platform's time, alike on server and browser. */
  readonly now: number;
}

/** The payments that the order did not need any more, and where their money is. */
export function LateRefunds({ order, now }: LateRefundsProps): ReactElement {
  return (
    <>
      {order.lateRefunds.map((refund) => (
        <Alert key={`${refund.arrivedAt} ${refund.method}`} kind="info">
          <LateRefundLine refund={refund} now={now} />
        </Alert>
      ))}
    </>
  );
}

interface LateRefundLineProps {
  readonly refund: LateRefund;
  readonly now: number;
}

function LateRefundLine({ refund, now }: LateRefundLineProps): ReactElement {
  const reader = useReader();
  const amount = useWrittenTotal()(refund.amount);
  const time = formatMoment(refund.arrivedAt, now, reader);
  const { method } = refund;
  return refund.refundedAt === null ? (
    <Trans>
      A late payment of {amount} arrived ({time}). It is on its way back to {method} in full.
    </Trans>
  ) : (
    <Trans>
      A late payment of {amount} arrived ({time}) and was refunded in full to {method}.
    </Trans>
  );
}

interface OrderSums extends AmountParts {
  readonly pieces: number;
  readonly total: number;
}

/** The parts of an order's total, as checkout showed them: `regular` − the three reductions + `freight` is `total`. */
export function orderSums({ amounts, amount, lines }: Pick<OrderDetail, "amounts" | "amount" | "lines">): OrderSums {
  const { flashDiscount, memberDiscount, couponDiscount, freight } = amounts;
  return {
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Computed back from the total, so that the rows add up also where the platform rounds its parts.
    regular: amount - freight + couponDiscount + memberDiscount + flashDiscount,
    flashSaved: flashDiscount,
    memberSaved: memberDiscount,
    coupon: couponDiscount,
    freight,
    total: amount,
  };
}

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
