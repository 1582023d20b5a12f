import { Plural, Trans } from "@lingui/react/macro";
import type { ChatOrder } from "@plaza/api-client";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { to, useOptionalLink, useOptionalPath } from "@plaza/routing";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import { type ReactElement, use } from "react";
import * as look from "./card.css.ts";
import { OrderPath } from "./order-path.ts";
import { CardImage } from "./product-card.tsx";

/** An order as it was when it was sent. */
export function OrderCard({ order }: { readonly order: ChatOrder }): ReactElement {
  const toOrder = useOptionalLink(to.order);
  const path = use(OrderPath);
  const elsewhere = useOptionalPath(path === null ? null : path(order.id));
  const link = path === null ? (toOrder?.(order.id) ?? null) : elsewhere;
  const { number, state, quantity } = order;
  const amount = useWrittenTotal()(order.amount);
  const content = (
    <>
      <span className={look.head}>
        <span className={look.number}>
          <Trans>No. {number}</Trans>
        </span>
        <OrderStatus order={{ state }} />
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
  return link === null ? (
    <div className={look.orderCard}>{content}</div>
  ) : (
    <Link {...link} className={look.orderCard}>
      {content}
    </Link>
  );
}
