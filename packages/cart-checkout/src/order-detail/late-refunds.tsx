import { Trans } from "@lingui/react/macro";
import type { LateRefund, OrderDetail } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import type { ReactElement } from "react";

export interface LateRefundsProps {
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
