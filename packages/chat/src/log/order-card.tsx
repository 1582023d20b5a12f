import { Plural, Trans } from "@lingui/react/macro";
import type { ChatOrder, OrderState } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to, useMounted } from "@plaza/routing";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import * as look from "./card.css.ts";
import { CardImage } from "./product-card.tsx";

const tones: Readonly<Record<OrderState, StatusProps["tone"]>> = {
  unpaid: "brand",
  unshipped: "warning",
  shipped: "info",
  completed: "success",
  closed: "mute",
};

const labels: Readonly<Record<OrderState, ReactNode>> = {
  unpaid: <Trans>Pending payment</Trans>,
  unshipped: <Trans>Pending shipment</Trans>,
  shipped: <Trans>Pending receipt</Trans>,
  completed: <Trans>Completed</Trans>,
  closed: <Trans>Closed</Trans>,
};

/** An order as it was when it was sent. */
export function OrderCard({ order }: { readonly order: ChatOrder }): ReactElement {
  const toOrder = useMounted(to.order);
  const { number, state, quantity } = order;
  const amount = formatMoney(order.amount);
  const content = (
    <>
      <span className={look.head}>
        <span className={look.number}>
          <Trans>No. {number}</Trans>
        </span>
        <Status tone={tones[state]}>{labels[state]}</Status>
      </span>
      <CardImage image={order.image} />
      <span className={look.facts}>
        <span className={look.amount}>{amount}</span>
        <span className={look.pieces}>
          <Plural value={quantity} one="# item" other="# items" />
        </span>
      </span>
    </>
  );
  return toOrder === null ? (
    <div className={look.orderCard}>{content}</div>
  ) : (
    <Link {...toOrder(order.id)} className={look.orderCard}>
      {content}
    </Link>
  );
}
