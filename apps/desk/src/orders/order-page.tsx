import { Trans, useLingui } from "@lingui/react/macro";
import { beginConversation, type ShopOrderDetail, shopOrderQuery } from "@plaza/api-client/desk";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Amount, AmountList, Total } from "@plaza/ui-kit/amount-list";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useCopy } from "@plaza/ui-kit/use-copy";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { textLink } from "@plaza/ui-kit/text-link";
import { type ReactElement, useRef, useState } from "react";
import { orderRoute } from "../routes.ts";
import type { Decided } from "../shared/decided-meanwhile.tsx";
import { Loaded } from "../shared/loaded.tsx";
import {
  columns,
  attributeName,
  attributes,
  mute,
  page,
  panel,
  panelTitle,
  row,
  stack,
  words,
} from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { CollectDialog, RefuseDialog } from "./cash-dialogs.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { DeliverDialog } from "./deliver-dialog.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderStateName, useOrderStateNames } from "./order-state-name.tsx";
import { history } from "./orders.css.ts";
import { SendDialog } from "./send-dialog.tsx";

/** One order, with all that its shop may do. */
export function OrderPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = orderRoute.useRouteContext();
  const { id } = orderRoute.useParams();
  const query = useQuery(shopOrderQuery(desk, { id }));
  const title = useRef<HTMLHeadingElement>(null);
  const changed = useFocusFallback(title, query.data);
  const number = query.data?.number ?? "";
  return (
    <div className={page}>
      <p>
        <Link to="/orders" className={textLink}>
          <Trans>All orders</Trans>
        </Link>
      </p>
      <PageHead title={number === "" ? t`Order` : t`Order ${number}`} titleRef={title} thing={{ thing: "order", id }}>
        {query.data !== undefined && <OrderStateName order={query.data} />}
        <Link to="/orders/slips" search={{ ids: String(id) }} className={buttonClass({ size: "small" })}>
          <Trans>Packing slip</Trans>
        </Link>
      </PageHead>
      <Loaded query={query}>{(order) => <OrderParts order={order} onClosed={changed} />}</Loaded>
    </div>
  );
}

interface OrderPartsProps {
  readonly order: ShopOrderDetail;
  /** A dialog is closed, and what it has changed may remove the button that had opened it. */
  readonly onClosed: () => void;
}

function OrderParts({ order, onClosed }: OrderPartsProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const copy = useCopy();
  const toasts = useToasts();
  const stateNames = useOrderStateNames();
  const [open, setOpen] = useState<"send" | "deliver" | "close" | "correct" | "collect" | "refuse" | null>(null);
  const { desk } = orderRoute.useRouteContext();
  const navigate = useNavigate();
  const write = useChange({
    send: () => beginConversation(desk, { orderId: order.id }),
    onDone: ({ customerId }) => void navigate({ to: "/conversations", search: { customer: customerId } }),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const last = order.states.at(-1);
  const decidedOf = (isPossible: boolean): Decided | null =>
    isPossible || last === undefined ? null : { what: stateNames[last.state], by: last.by, at: last.since };
  const { paymentMethod } = order;
  const paidBy = paymentMethod?.kind === "balance" ? t`Wallet` : (paymentMethod?.name ?? "");
  function close(): void {
    setOpen(null);
    onClosed();
  }
  const byCash = paymentMethod?.kind === "cash";
  const amount = formatMoney(order.amount);
  const { amounts, contact, telephone, address, may } = order;
  const recipient = Object.entries({ contact, telephone, address }).filter(([, text]) => text !== "");
  return (
    <div className={columns}>
      <div className={stack}>
        {order.isHeld && (
          <Alert kind="warning">
            <Trans>A request has to be decided first.</Trans>
          </Alert>
        )}
        {order.cashClaimedAt !== null && order.confirmBefore !== null && (
          <Alert kind="warning">
            <CashClaim claimedAt={order.cashClaimedAt} until={order.confirmBefore} />
          </Alert>
        )}
        {order.isCashDue && order.cashClaimedAt === null && (
          <Alert kind="info">
            <Trans>Cash on delivery: {amount} are paid to whoever brings the parcel.</Trans>
          </Alert>
        )}
        {order.isRefunded && (
          <Alert kind="info">
            <Trans>{formatMoney(order.refundedAmount)} was refunded to the customer.</Trans>
          </Alert>
        )}
        <section className={panel}>
          <h2 className={panelTitle}>
            <Trans>Products</Trans>
          </h2>
          <OrderLines lines={order.lines} isWhole />
        </section>
        {order.deliveredContent !== null && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>What the customer has got</Trans>
            </h2>
            <p className={words}>{order.deliveredContent}</p>
          </section>
        )}
        {(order.carrier !== null || may.correctParcel) && (
          <section className={panel}>
            <h2 className={panelTitle}>
              <Trans>Parcel</Trans>
            </h2>
            <div className={row}>
              {order.carrier === null ? (
                <span>
                  <Trans>Sent without a carrier</Trans>
                </span>
              ) : (
                <span translate="no">{[order.carrier, order.trackingNumber].filter(Boolean).join(" · ")}</span>
              )}
              {may.correctParcel && (
                <Button size="small" onClick={() => setOpen("correct")}>
                  <Trans>Correct the tracking number</Trans>
                </Button>
              )}
            </div>
            {order.corrections.length > 0 && (
              <ul className={history}>
                {order.corrections.map(({ from, to, by, at }) => (
                  <li key={at}>
                    <span>
                      {from.trackingNumber === "" ? (
                        <Trans>
                          Corrected to {to.carrier} {to.trackingNumber}
                        </Trans>
                      ) : (
                        <Trans>
                          Corrected from {from.carrier} {from.trackingNumber} to {to.carrier} {to.trackingNumber}
                        </Trans>
                      )}
                    </span>
                    <div className={mute}>
                      {[by, formatDateTime(at, reader)].filter((part) => part !== "").join(" · ")}
                    </div>
                  </li>
                ))}
              </ul>
            )}
            <ol className={history}>
              {order.traces.map(({ text, at }) => (
                <li key={`${at} ${text}`}>
                  <span>{text}</span>
                  <div className={mute}>{formatDateTime(at, reader)}</div>
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
            {order.states.map(({ state, since, by }) => (
              <li key={`${state} ${since}`}>
                <span>{byCash && state === "unshipped" ? t`Ordered, to be paid in cash` : stateNames[state]}</span>
                <div className={mute}>
                  {[by, formatDateTime(since, reader)].filter((part) => part !== "").join(" · ")}
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className={stack}>
        {(may.send || may.deliver || may.collectCash || may.close) && (
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
            {may.collectCash && (
              <Button kind="primary" onClick={() => setOpen("collect")}>
                <Trans>Cash received</Trans>
              </Button>
            )}
            {may.refuseParcel && (
              <Button onClick={() => setOpen("refuse")}>
                <Trans>Parcel not taken</Trans>
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
            <span>{order.customer.nickname}</span>
          ) : (
            <div className={stack}>
              <p>
                {recipient.map(([part, text]) => (
                  <span key={part}>
                    <span>{text}</span>
                    <br />
                  </span>
                ))}
              </p>
              <div>
                <Button size="small" onClick={() => copy(recipient.map(([, text]) => text).join("\n"))}>
                  <Trans>Copy address</Trans>
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
        <OrderNotes orderId={order.id} notes={order.notes} />
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
          <dl className={attributes}>
            <dt className={attributeName}>
              <Trans>Customer</Trans>
            </dt>
            <dd>
              <span>{order.customer.nickname}</span>
              <br />
              <Button size="small" busy={write.busy} onClick={() => write.run()}>
                <Trans>Write to the customer</Trans>
              </Button>
            </dd>
            <dt className={attributeName}>
              <Trans>Ordered on</Trans>
            </dt>
            <dd>{formatDateTime(order.createdAt, reader)}</dd>
            <dt className={attributeName}>
              <Trans>Payment</Trans>
            </dt>
            <dd>
              {order.isCashDue ? (
                <Trans>In cash on delivery, not paid yet</Trans>
              ) : order.paidAt === null ? (
                <Trans>Not paid</Trans>
              ) : (
                [paidBy, formatDateTime(order.paidAt, reader)].filter((part) => part !== "").join(" · ")
              )}
            </dd>
          </dl>
        </section>
      </div>
      {open === "send" && <SendDialog orders={[order]} onSent={() => undefined} onClose={close} />}
      {open === "deliver" && <DeliverDialog order={order} decided={decidedOf(may.deliver)} onClose={close} />}
      {open === "close" && <CloseDialog order={order} decided={decidedOf(may.close)} onClose={close} />}
      {open === "collect" && <CollectDialog order={order} decided={decidedOf(may.collectCash)} onClose={close} />}
      {open === "refuse" && <RefuseDialog order={order} decided={decidedOf(may.refuseParcel)} onClose={close} />}
      {open === "correct" && <CorrectDialog order={order} onClose={close} />}
    </div>
  );
}

/** The customer says that the cash was paid, and nothing else has been said. */
function CashClaim({ claimedAt, until }: { readonly claimedAt: number; readonly until: number }): ReactElement {
  const reader = useReader();
  const [time, end] = [formatDateTime(claimedAt, reader), formatDateTime(until, reader)];
  return (
    <Trans>
      The customer says that the parcel was received and paid ({time}). Unless you say that it was not taken, it counts
      as paid on {end}.
    </Trans>
  );
}
