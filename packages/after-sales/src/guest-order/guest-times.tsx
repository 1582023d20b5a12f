import { Trans } from "@lingui/react/macro";
import type { LinkedOrder } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import type { ReactElement, ReactNode } from "react";
import * as rows from "../withdrawal/withdrawal.css.ts";

/** What has happened to an order, and when. */
export function GuestTimes({ order }: { readonly order: LinkedOrder }): ReactElement {
  return (
    <dl className={rows.facts}>
      <OrderTime name={<Trans>Ordered at</Trans>} at={order.createdAt} />
      <OrderTime name={<Trans>Paid at</Trans>} at={order.paidAt} />
      <OrderTime name={<Trans>Shipped at</Trans>} at={order.shippedAt} />
      <OrderTime name={<Trans>Received at</Trans>} at={order.receivedAt} />
      <OrderTime name={<Trans>Closed at</Trans>} at={order.closedAt} />
    </dl>
  );
}

interface OrderTimeProps {
  readonly name: ReactNode;
  /** Null: it has not happened. */
  readonly at: number | null;
}

function OrderTime({ name, at }: OrderTimeProps): ReactElement | null {
  const reader = useReader();
  if (at === null) return null;
  return (
    <div className={rows.fact}>
      <dt className={rows.factName}>{name}</dt>
      <dd>{formatDateTime(at, reader)}</dd>
    </div>
  );
}
