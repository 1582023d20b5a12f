import { Trans } from "@lingui/react/macro";
import type { LinkedOrder, LinkedParcel, OrderLink } from "@plaza/api-client";
import { OrderStatus } from "@plaza/commerce-ui/order-status";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { lazyModule, to, useExtension, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import { buttonClass } from "@plaza/ui-kit/button";
import { pageTitle, panelTitle } from "@plaza/ui-kit/global";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { guestOrderRoute } from "../routes.ts";
import { LineThumbnail } from "../withdrawal/withdrawal-line-row.tsx";
import * as rows from "../withdrawal/withdrawal.css.ts";
import { guestOrderQuery } from "./guest-order-queries.ts";
import * as look from "./guest-order.css.ts";

const guestInvoice = lazyModule(() => import("./guest-invoice.tsx"));

export interface GuestOrderProps {
  readonly link: OrderLink;
  readonly takesWithdrawals: boolean;
}

/** The lines, the amounts and the shipment of an order. */
export function GuestOrder({ link, takesWithdrawals }: GuestOrderProps): ReactElement {
  const { api } = guestOrderRoute.useRouteContext();
  const reader = useReader();
  const { data: order } = useSuspenseQuery(guestOrderQuery(api, link));
  const hasInvoice = useExtension("invoice") && order.paidAt !== null;
  const { module: invoice } = useLazyModule(guestInvoice, hasInvoice ? "needed" : false);
  const { number, amounts, paymentMethod, cashDue } = order;
  const cash = cashDue === null ? null : formatMoney(cashDue);
  const end = formatDateTime(link.until * 1000, reader);
  return (
    <>
      <header className={look.head}>
        <h1 className={pageTitle}>
          <Trans>Your order</Trans>
        </h1>
        <span className={look.number}>
          <Trans>No. {number}</Trans>
        </span>
        <span className={look.status}>
          <OrderStatus order={order} />
        </span>
      </header>
      <Alert kind="info">
        <Trans>Whoever has this link sees this order, until {end}.</Trans>
      </Alert>
      <GuestTimes order={order} />
      {order.parcel !== null && <GuestParcel parcel={order.parcel} />}
      <section className={rows.step}>
        <h2 className={panelTitle}>{order.shopName}</h2>
        <ul className={rows.lines}>
          {order.lines.map((line) => (
            <li key={line.id} className={rows.line}>
              <LineThumbnail src={line.image} />
              <div className={rows.lineText}>
                <h3 className={rows.lineName}>{line.name}</h3>
                {line.optionText !== null && <p className={rows.lineNote}>{line.optionText}</p>}
                <p className={rows.lineNote} translate="no">
                  {`${formatMoney(line.unitPrice)} × ${line.quantity}`}
                </p>
              </div>
              <span className={rows.refund}>
                <span translate="no">{formatMoney(line.subtotal)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <div className={rows.amounts}>
        <AmountList>
          <Amount label={<Trans>Goods</Trans>} amount={amounts.goods} />
          {amounts.memberDiscount > 0 && (
            <Amount label={<Trans>Member discount</Trans>} amount={amounts.memberDiscount} saving />
          )}
          {amounts.couponDiscount > 0 && (
            <Amount label={<Trans>Coupon</Trans>} amount={amounts.couponDiscount} saving />
          )}
          <Amount label={<Trans>Delivery</Trans>} amount={amounts.freight} />
          <Total label={<Trans>Total</Trans>} amount={order.amount} />
        </AmountList>
      </div>
      {cash !== null && (
        <p className={rows.intro}>
          <Trans>{cash} to be paid in cash when it is delivered.</Trans>
        </p>
      )}
      {paymentMethod !== null && (
        <p className={rows.intro}>
          <Trans>Paid by {paymentMethod}. Money only ever goes back to whoever has paid.</Trans>
        </p>
      )}
      {hasInvoice && invoice !== null && <invoice.GuestInvoice link={link} />}
      {takesWithdrawals && order.paidAt !== null && (
        <div className={rows.buttons}>
          <Link {...to.orderLink({ ...link, view: "withdrawal" })} className={buttonClass()}>
            <Trans>Withdraw from contract</Trans>
          </Link>
        </div>
      )}
    </>
  );
}

/** The tracking of the parcel. */
function GuestParcel({ parcel }: { readonly parcel: LinkedParcel }): ReactElement {
  const reader = useReader();
  const { carrier, trackingNumber, events } = parcel;
  return (
    <section className={rows.step}>
      <h2 className={panelTitle}>
        <Trans>Parcel</Trans>
      </h2>
      <p className={rows.intro}>
        <span>{carrier === "" ? <Trans>Sent without a carrier</Trans> : carrier}</span>{" "}
        <span className={look.tracking}>{trackingNumber}</span>
      </p>
      {events.length > 0 && (
        <ol className={rows.past}>
          {events.map(({ text, at }) => (
            <li key={`${at} ${text}`} className={look.event}>
              <span>{text}</span>
              {at !== null && <span className={rows.factName}>{formatDateTime(at, reader)}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The events of an order with their times. */
function GuestTimes({ order }: { readonly order: LinkedOrder }): ReactElement {
  return (
    <dl className={rows.details}>
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
  /** Null if the event has not occurred. */
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
