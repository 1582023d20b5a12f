import { Trans } from "@lingui/react/macro";
import type { OrderLine, PaidOrder, PaymentStatus } from "@plaza/api-client";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { formatMoney } from "@plaza/i18n";
import { imageSource, to } from "@plaza/routing";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { WrittenAddress } from "../shared/written-address.tsx";
import * as look from "./payment-details.css.ts";

export interface PaymentDetailsProps {
  readonly status: PaymentStatus;
}

/** The orders that are paid for, and their address. */
export function PaymentDetails({ status }: PaymentDetailsProps): ReactElement {
  const { number, receiver, productNames, orders } = status;
  const goods = orders.filter(({ lines }) => lines.length > 0);
  return (
    <>
      <dl className={look.details}>
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
              <span>{`${receiver.name} ${receiver.phone}`}</span>
              <br />
              <WrittenAddress address={receiver.address} />
            </dd>
          </div>
        )}
        {goods.length === 0 && (
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
        )}
        {goods.length === 0 && orders.length > 1 && (
          <div className={look.fact}>
            <dt className={look.term}>
              <Trans>Orders</Trans>
            </dt>
            <dd>
              <ul className={look.orders}>
                {orders.map((order) => (
                  <li key={order.id} className={look.order}>
                    <OrderRow order={order} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {goods.map((order) => (
        <section key={order.id} className={look.goods} aria-labelledby={`paid-${order.id}`}>
          <header className={look.order}>
            <p id={`paid-${order.id}`} className={look.shop}>
              {order.shopName ?? order.number}
            </p>
            {orders.length > 1 && <OrderRow order={order} />}
          </header>
          <ul>
            {order.lines.map((line) => (
              <PaidLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One shop's part. */
function OrderRow({ order }: { readonly order: PaidOrder }): ReactElement {
  const writtenTotal = useWrittenTotal();
  return (
    <>
      <Link {...to.order(order.id)} className={look.orderLink}>
        {order.number}
      </Link>
      <OrderStatus order={{ state: order.state, delivery: order.pickup ? "pickup" : "express" }} />
      <span className={look.amount} translate="no">
        {writtenTotal(order.amount)}
      </span>
    </>
  );
}

const side = 48;

/** What is bought, as the rows of an order show it, but without a way to leave the payment for. */
function PaidLine({ line }: { readonly line: OrderLine }): ReactElement {
  return (
    <li className={look.line}>
      {line.image === null ? (
        <span aria-hidden className={look.picture} />
      ) : (
        <img
          className={look.picture}
          {...imageSource(line.image, side)}
          sizes={`${side}px`}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <span>{line.name}</span>
        {line.optionText !== null && <p className={look.term}>{line.optionText}</p>}
      </div>
      <span className={look.amount} translate="no">
        {`${formatMoney(line.unitPrice)} × ${line.quantity}`}
      </span>
    </li>
  );
}
