import { Trans } from "@lingui/react/macro";
import type { PaidOrder, PaymentStatus } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { OrderStatus } from "../shared/order-status.tsx";
import * as look from "./payment-facts.css.ts";

export interface PaymentFactsProps {
  readonly status: PaymentStatus;
}

/** The orders that are paid for, and their address. */
export function PaymentFacts({ status }: PaymentFactsProps): ReactElement {
  const { number, receiver, productNames, orders } = status;
  return (
    <dl className={look.facts}>
      <div className={look.fact}>
        <dt className={look.term}>
          <Trans>Number</Trans>
        </dt>
        <dd className={look.number}>{number}</dd>
      </div>
      {receiver !== null && (
        <div className={look.fact}>
          <dt className={look.term}>
            <Trans>Deliver to</Trans>
          </dt>
          <dd>
            {receiver.name} {receiver.phone}
            <br />
            {receiver.address}
          </dd>
        </div>
      )}
      <div className={look.fact}>
        <dt className={look.term}>
          <Trans context="payment">Products</Trans>
        </dt>
        <dd>
          <ul className={look.products}>
            {productNames.map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same name may be there twice, and none ever moves
              <li key={index}>{name}</li>
            ))}
          </ul>
        </dd>
      </div>
      {orders.length > 1 && (
        <div className={look.fact}>
          <dt className={look.term}>
            <Trans>Orders</Trans>
          </dt>
          <dd>
            <ul className={look.orders}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** One shop's part. */
function OrderRow({ order }: { readonly order: PaidOrder }): ReactElement {
  return (
    <li className={look.order}>
      <Link {...to.order(order.id)} className={look.orderLink}>
        {order.number}
      </Link>
      <OrderStatus state={order.state} />
      <span className={look.amount}>{formatMoney(order.amount)}</span>
    </li>
  );
}
