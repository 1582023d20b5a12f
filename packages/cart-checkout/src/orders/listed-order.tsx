import { Plural, Trans } from "@lingui/react/macro";
import type { Order } from "@plaza/api-client";
import { OrderCard, orderCardButton, OrderCardRow } from "@plaza/commerce-ui/order-card";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { formatMoment, useReader } from "@plaza/i18n";
import { Price } from "@plaza/ui-kit/price";
import { Tag } from "@plaza/ui-kit/tag";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { ShopName } from "../shared/catalog-links.tsx";
import { OrderLineRow } from "../shared/order-line-row.tsx";
import { PayWithin } from "../shared/pay-within.tsx";
import { LineWayOut } from "./line-way-out.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { within } from "./orders-page.css.ts";
import type { OrderAction } from "./use-order-action.ts";

export interface ListedOrderProps {
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
export function ListedOrder({ order, fetchedAt, onLate, ...on }: ListedOrderProps): ReactElement {
  const reader = useReader();
  const now = useServerTime(fetchedAt);
  const { number, shop, lines } = order;
  const nameId = `order-${order.id}`;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <OrderCard
      namedBy={{ id: nameId }}
      shop={
        <>
          <ShopName {...shop} />
          {shop.selfOperated && <Tag kind="own" />}
        </>
      }
      details={
        <>
          {order.createdAt !== null && <span>{formatMoment(order.createdAt, now, reader)}</span>}
          <span id={nameId}>
            <Trans>No. {number}</Trans>
          </span>
        </>
      }
      status={<OrderStatus order={order} />}
    >
      <OrderCardRow
        amount={
          <>
            <span>
              <Plural value={quantity} one="# item" other="# items" />
            </span>
            <Price amount={order.amount} total />
            {order.cashDue !== null && (
              <span>
                <Trans>in cash on delivery</Trans>
              </span>
            )}
            {order.delivery === "express" && (
              <span>
                <Trans>incl. delivery</Trans>
              </span>
            )}
          </>
        }
        actions={
          <>
            {order.actions.pay && (
              <span className={within}>
                <PayWithin payBefore={order.payBefore} fetchedAt={fetchedAt} onEnd={onLate} />
              </span>
            )}
            <OrderButtons
              order={order}
              size="small"
              className={orderCardButton}
              {...on}
              onWaysOut={() => on.onWaysOut(null)}
            />
          </>
        }
      >
        <ul>
          {lines.map((line) => (
            <OrderLineRow
              key={line.id}
              line={line}
              below={<LineWayOut order={order} line={line} onPress={() => on.onWaysOut(line.id)} />}
            />
          ))}
        </ul>
      </OrderCardRow>
    </OrderCard>
  );
}
