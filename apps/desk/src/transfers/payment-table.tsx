import { Trans, useLingui } from "@lingui/react/macro";
import type { TransferPayment } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Status } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";
import { atEnd, cardTable, cell, mute, number, stack, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { EnteredTransfers } from "./entered-transfers.tsx";

export interface PaymentTableProps {
  readonly payments: readonly TransferPayment[];
  readonly onReceive: (payment: TransferPayment) => void;
}

/** Payments by transfer: what is awaited for which orders, and what has come of it. */
export function PaymentTable({ payments, onReceive }: PaymentTableProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const heads = { orders: t`Orders`, amount: t`Amount`, state: t`State` };
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`Reference`, heads.orders, { atEnd: heads.amount }, heads.state]} />
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row" className={cell}>
                <span className={`${number} ${strong}`} translate="no">
                  {payment.reference}
                </span>
                <div className={mute}>{formatDateTime(payment.createdAt, reader)}</div>
              </th>
              <td className={cell} data-column={heads.orders}>
                {payment.orders.map((order) => (
                  <div key={order.id}>
                    <span className={number}>{order.number}</span>
                    <div className={mute}>{order.shopName}</div>
                  </div>
                ))}
              </td>
              <td className={`${cell} ${number} ${atEnd}`} data-column={heads.amount}>
                <span translate="no">{formatMoney(payment.amount)}</span>
                {payment.state !== "paid" && payment.received > 0 && <Received fen={payment.received} />}
              </td>
              <td className={cell} data-column={heads.state}>
                <div className={stack}>
                  <PaymentState payment={payment} />
                  <EnteredTransfers transfers={payment.transfers} />
                  <div>
                    <Button
                      size="small"
                      {...(payment.state !== "paid" && { "aria-label": t`Received: ${payment.reference}` })}
                      onClick={() => onReceive(payment)}
                    >
                      {payment.state === "paid" ? (
                        <Trans>Another one received</Trans>
                      ) : (
                        <Trans context="transfer received">Received</Trans>
                      )}
                    </Button>
                  </div>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Received({ fen }: { readonly fen: number }): ReactElement {
  const came = formatMoney(fen);
  return (
    <div className={mute}>
      <Trans>{came} of it has come</Trans>
    </div>
  );
}

function PaymentState({ payment: { state, orders, paidAt } }: { readonly payment: TransferPayment }): ReactElement {
  const reader = useReader();
  if (state === "paid") {
    const at = paidAt === null ? "" : formatDateTime(paidAt, reader);
    return (
      <div>
        <Status tone="success">
          <Trans context="transfers">Received</Trans>
        </Status>
        <div className={mute}>{at}</div>
      </div>
    );
  }
  const deadlines = orders.flatMap((order) =>
    order.state === "unpaid" && order.payBefore !== null ? [order.payBefore] : [],
  );
  if (!orders.some((order) => order.state === "unpaid"))
    return (
      <Status tone="mute">
        {orders.every((order) => order.state === "closed") ? (
          <Trans>The orders are closed</Trans>
        ) : (
          <Trans>Paid in another way</Trans>
        )}
      </Status>
    );
  if (state === "superseded")
    return (
      <Status tone="mute">
        <Trans>Another way was chosen</Trans>
      </Status>
    );
  const until = deadlines.length === 0 ? null : formatDateTime(Math.min(...deadlines), reader);
  return (
    <div>
      <Status tone="warning">
        <Trans context="transfers">Awaited</Trans>
      </Status>
      {until !== null && (
        <div className={mute}>
          <Trans>until {until}</Trans>
        </div>
      )}
    </div>
  );
}
