import { Plural, Trans } from "@lingui/react/macro";
import type { Order } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { Price } from "@plaza/ui-kit/price";
import { Tag } from "@plaza/ui-kit/tag";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { OrderLineRow } from "../shared/order-line-row.tsx";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { PayWithin } from "../shared/pay-within.tsx";
import { ShopName } from "../shared/catalog-links.tsx";
import { LineWayOut } from "./line-way-out.tsx";
import type { OrderAction } from "./order-action.ts";
import { OrderButtons } from "./order-buttons.tsx";
import * as look from "./order-card.css.ts";

export interface OrderCardProps {
  readonly order: Order;
  /** When the order was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  readonly buyingAgain: boolean;
  readonly onAsk: (action: OrderAction) => void;
  readonly onTrack: () => void;
  readonly onBuyAgain: () => void;
  /** Asks for the ways to give the order, or one line of it, back. */
  readonly onWaysOut: (lineId: number | null) => void;
  /** Called once, when the order can no longer be paid. */
  readonly onLate: () => void;
}

/** One shop's order: lines, amount, state and actions. */
export function OrderCard({ order, fetchedAt, onLate, ...on }: OrderCardProps): ReactElement {
  const reader = useReader();
  const now = useServerTime(fetchedAt);
  const { number, shop, lines } = order;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <article className={look.card} aria-labelledby={`order-${order.id}`}>
      <header className={look.head}>
        <h2 className={look.shop}>
          <ShopName {...shop} />
          {shop.selfOperated && <Tag kind="own" />}
        </h2>
        {order.createdAt !== null && <span>{formatMoment(order.createdAt, now, reader)}</span>}
        <span id={`order-${order.id}`}>
          <Trans>No. {number}</Trans>
        </span>
        <span className={look.status}>
          <OrderStatus order={order} />
        </span>
      </header>
      <div className={look.body}>
        <ul className={look.lines}>
          {lines.map((line) => (
            <OrderLineRow
              key={line.id}
              line={line}
              below={<LineWayOut order={order} line={line} onPress={() => on.onWaysOut(line.id)} />}
            />
          ))}
        </ul>
        <div className={look.sum}>
          <span>
            <Plural value={quantity} one="# item" other="# items" />
          </span>
          <Price amount={order.amount} total />
          {order.delivery === "express" && (
            <span>
              <Trans>incl. delivery</Trans>
            </span>
          )}
        </div>
        <div className={look.actions}>
          {order.actions.pay && (
            <span className={look.within}>
              <PayWithin payBefore={order.payBefore} fetchedAt={fetchedAt} onEnd={onLate} />
            </span>
          )}
          <OrderButtons
            order={order}
            size="small"
            className={look.button}
            {...on}
            onWaysOut={() => on.onWaysOut(null)}
          />
        </div>
      </div>
    </article>
  );
}
