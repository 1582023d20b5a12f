import { Plural, Trans } from "@lingui/react/macro";
import type { ChatOrder, ChatProduct } from "@plaza/api-client";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { to, useOptionalLink, useOptionalPath, imageSource } from "@plaza/routing";
import { remark } from "@plaza/ui-kit/global";
import { useWrittenTotal, Price } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import { type ReactElement, use, createContext } from "react";
import * as look from "./cards.css.ts";

/** Where an order that a card shows is to be looked at, where that is not the shopper's own page of it. */
export const OrderPath = createContext<((orderId: number) => string) | null>(null);

/** A product as it was when it was sent. */
export function ProductCard({ product }: { readonly product: ChatProduct }): ReactElement {
  const toProduct = useOptionalLink(to.product);
  const content = (
    <>
      <CardImage image={product.image} />
      <span className={look.details}>
        <span className={look.name}>{product.name}</span>
        <Price amount={product.price} size="line" />
      </span>
    </>
  );
  return toProduct === null ? (
    <div className={look.card}>{content}</div>
  ) : (
    <Link {...toProduct(product.id)} className={look.card}>
      {content}
    </Link>
  );
}

export function CardImage({ image }: { readonly image: string | null }): ReactElement {
  return image === null ? (
    <span className={look.image} />
  ) : (
    <img {...imageSource(image, 52)} sizes="52px" alt="" width={52} height={52} className={look.image} />
  );
}

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
      <span className={look.details}>
        <span className={look.amount}>{amount}</span>
        <span className={remark}>
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
