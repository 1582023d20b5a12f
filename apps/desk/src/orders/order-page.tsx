import { Trans, useLingui } from "@lingui/react/macro";
import { type ShopOrderDetail, shopOrderQuery } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useLocale } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import { Button } from "@plaza/ui-kit/button";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { textLink } from "@plaza/ui-kit/text-link";
import { type ReactElement, useState } from "react";
import { orderRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { columns, factName, facts, mute, page, panel, panelTitle, row, stack, words } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { DeliverDialog } from "./deliver-dialog.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderStateName, useOrderStateNames } from "./order-state-name.tsx";
import { history } from "./orders.css.ts";
import { SendDialog } from "./send-dialog.tsx";

/** One order, with all that its shop may do. */
export function OrderPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = orderRoute.useRouteContext();
  const { id } = orderRoute.useParams();
  const query = useQuery(shopOrderQuery(desk, { id }));
  const number = query.data?.number ?? "";
  return (
    <div className={page}>
      <p>
        <Link to="/orders" className={textLink}>
          <Trans>All orders</Trans>
        </Link>
      </p>
      <PageHead title={number === "" ? t`Order` : t`Order ${number}`}>
        {query.data !== undefined && <OrderStateName order={query.data} />}
      </PageHead>
      <Loaded query={query}>{(order) => <OrderParts order={order} />}</Loaded>
    </div>
  );
}

function OrderParts({ order }: { readonly order: ShopOrderDetail }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const copy = useCopy();
  const stateNames = useOrderStateNames();
  const [open, setOpen] = useState<"send" | "deliver" | "close" | null>(null);
  const close = (): void => setOpen(null);
  const { amounts, contact, telephone, address, may } = order;
  const recipient = [contact, telephone, address].filter((part) => part !== "");
  return (
    <div className={columns}>
      <div className={stack}>
        {order.isHeld && (
          <Alert kind="warning">
            <Trans>A request has to be decided first.</Trans>
          </Alert>
        )}
        {order.isRefunded && (
          <Alert kind="info">
            <Trans>{formatMoney(order.refundedAmount)} went back to the customer.</Trans>
          </Alert>
        )}
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans>Products</Trans>
          </h2>
          <OrderLines lines={order.lines} />
        </section>
        {order.deliveredContent !== null && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>What the customer has got</Trans>
            </h2>
            <p className={words}>{order.deliveredContent}</p>
          </section>
        )}
        {order.carrier !== null && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>Parcel</Trans>
            </h2>
            <p>
              {order.carrier} · {order.trackingNumber}
            </p>
            <ol className={history}>
              {order.traces.map(({ text, at }) => (
                <li key={`${at} ${text}`}>
                  {text}
                  <div className={mute}>{formatDateTime(at, locale)}</div>
                </li>
              ))}
            </ol>
          </section>
        )}
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans context="order">History</Trans>
          </h2>
          <ol className={history}>
            {order.states.map(({ state, since }) => (
              <li key={`${state} ${since}`}>
                {stateNames[state]}
                <div className={mute}>{formatDateTime(since, locale)}</div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className={stack}>
        {(may.send || may.deliver || may.close) && (
          <div className={row}>
            {may.send && (
              <Button kind="primary" onClick={() => setOpen("send")}>
                <Trans>Ship order</Trans>
              </Button>
            )}
            {may.deliver && (
              <Button kind="primary" onClick={() => setOpen("deliver")}>
                <Trans>Deliver</Trans>
              </Button>
            )}
            {may.close && (
              <Button onClick={() => setOpen("close")}>
                <Trans>Close the order</Trans>
              </Button>
            )}
          </div>
        )}
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans>Recipient</Trans>
          </h2>
          {recipient.length === 0 ? (
            order.customer.nickname
          ) : (
            <div className={stack}>
              <p>
                {recipient.map((part) => (
                  <span key={part}>
                    {part}
                    <br />
                  </span>
                ))}
              </p>
              <div>
                <Button size="small" onClick={() => copy(recipient.join("\n"))}>
                  <Trans>Copy the address</Trans>
                </Button>
              </div>
            </div>
          )}
        </section>
        {order.remark !== "" && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>Note of the customer</Trans>
            </h2>
            <p className={words}>{order.remark}</p>
          </section>
        )}
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans>Amount</Trans>
          </h2>
          <AmountList>
            <Amount label={t({ message: "Products", context: "amount" })} amount={amounts.goods} />
            {amounts.memberDiscount > 0 && <Amount label={t`Member discount`} amount={amounts.memberDiscount} saving />}
            {amounts.couponDiscount > 0 && <Amount label={t`Coupon`} amount={amounts.couponDiscount} saving />}
            <Amount label={t`Shipping`} amount={amounts.shipping} />
            <Total label={t`Total`} amount={order.amount} />
          </AmountList>
        </section>
        <section className={panel}>
          <dl className={facts}>
            <dt className={factName}>
              <Trans>Customer</Trans>
            </dt>
            <dd>{order.customer.nickname}</dd>
            <dt className={factName}>
              <Trans>Ordered on</Trans>
            </dt>
            <dd>{formatDateTime(order.createdAt, locale)}</dd>
          </dl>
        </section>
      </div>
      {open === "send" && <SendDialog orders={[order]} onSent={() => undefined} onClose={close} />}
      {open === "deliver" && <DeliverDialog order={order} onClose={close} />}
      {open === "close" && <CloseDialog order={order} onClose={close} />}
    </div>
  );
}
