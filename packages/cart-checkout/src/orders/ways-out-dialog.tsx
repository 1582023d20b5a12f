import { Plural, Trans } from "@lingui/react/macro";
import {
  type OrderDetail,
  type OrderLine,
  orderQuery,
  type WithdrawalInfo,
  type WithdrawalLine,
  withdrawalQuery,
} from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { rootRoute, to, useExtension, useOptionalLink } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { explanation } from "@plaza/ui-kit/global";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { type Elements, SlotContent } from "@plaza/ui-kit/slot-content";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { waysOut } from "./line-way-out.tsx";
import type { ActedOrder } from "./use-order-action.ts";
import * as look from "./ways-out-dialog.css.ts";

export interface WaysOutDialogProps {
  readonly orderId: number;
  /** The line that it is about; null: the whole order. */
  readonly lineId: number | null;
  readonly onCancel: (order: ActedOrder) => void;
  readonly onClose: () => void;
}

/** Which of cancelling, withdrawing, and asking for a return or refund applies, until when, and what comes of it. */
export function WaysOutDialog({ orderId, lineId, onCancel, onClose }: WaysOutDialogProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const takesWithdrawals = useExtension("withdrawal");
  const order = useQuery({ ...orderQuery(api, orderId), meta: { ...orderQuery(api, orderId).meta, quiet: true } });
  const asksWithdrawal = takesWithdrawals && order.data?.actions.withdraw === true;
  const query = withdrawalQuery(api, orderId);
  const withdrawal = useQuery({ ...query, enabled: asksWithdrawal, meta: { ...query.meta, quiet: true } });
  const failed = order.isError || withdrawal.isError;
  const isReady = order.data !== undefined && (!asksWithdrawal || withdrawal.data !== undefined);
  const retry = (): void => void Promise.all([order.refetch(), asksWithdrawal ? withdrawal.refetch() : null]);
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={lineId === null ? <Trans>Return or cancel</Trans> : <Trans>Return or refund</Trans>}
    >
      {failed && !isReady && (
        <Alert
          kind="danger"
          announce
          action={
            <Button size="small" busy={order.isFetching || withdrawal.isFetching} onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>What applies to this order could not be fetched.</Trans>
        </Alert>
      )}
      {!failed && !isReady && (
        <Loading>
          <Skeleton width="60%" height={20} />
          <Skeleton width="100%" height={160} />
        </Loading>
      )}
      {order.data !== undefined && isReady && (
        <Ways
          order={order.data}
          line={order.data.lines.find(({ id }) => id === lineId) ?? null}
          withdrawal={withdrawal.data ?? null}
          onCancel={() => onCancel(order.data)}
        />
      )}
    </Dialog>
  );
}

interface WaysProps {
  readonly order: OrderDetail;
  readonly line: OrderLine | null;
  /** Null where there is none. */
  readonly withdrawal: WithdrawalInfo | null;
  readonly onCancel: () => void;
}

function Ways(props: WaysProps): ReactElement {
  const { order, line } = props;
  const { number } = order;
  return (
    <div className={look.ways}>
      <p className={look.about}>{line === null ? <Trans>No. {number}</Trans> : line.name}</p>
      <CancelWay {...props} />
      <WithdrawWay {...props} />
      <RefundWay {...props} />
    </div>
  );
}

/** Before it is sent: at once, and always the whole order. */
function CancelWay({ order, line, onCancel }: WaysProps): ReactElement | null {
  const amount = useWrittenTotal()(order.amount);
  if (!order.actions.cancel) {
    if (order.state === "closed") return null;
    return (
      <Way title={<Trans>Cancel order</Trans>} isPossible={false}>
        {order.state === "unshipped" ? (
          <Trans>Not possible any more: the time to cancel is over.</Trans>
        ) : (
          <Trans>Not possible any more: the order has been sent.</Trans>
        )}
      </Way>
    );
  }
  return (
    <Way
      title={<Trans>Cancel order</Trans>}
      until={order.cancelUntil}
      action={
        <Button onClick={onCancel}>
          <Trans>Cancel order</Trans>
        </Button>
      }
    >
      {order.state === "unpaid" || order.cashDue !== null ? (
        <Trans>The order is closed, nothing is charged, and a coupon that you used comes back to you.</Trans>
      ) : (
        <Trans>The order is closed, and {amount} goes back the way it was paid.</Trans>
      )}{" "}
      {line !== null && order.lines.length > 1 && <Trans>This is only possible for the whole order.</Trans>}
    </Way>
  );
}

/** What the law gives: no reason, no refusal. */
function WithdrawWay({ order, line, withdrawal }: WaysProps): ReactElement | null {
  const toWithdrawal = useOptionalLink(to.withdrawal);
  if (withdrawal === null || toWithdrawal === null) return null;
  const lines = withdrawal.lines.filter(({ id }) => line === null || id === line.id);
  const { days, until } = withdrawal;
  const objection = withdrawal.objection ?? (line === null ? null : (lines[0]?.excluded ?? null));
  const isPossible = objection === null && lines.some(({ left }) => left > 0);
  if (!isPossible) {
    return objection === null ? null : (
      <Way title={<Trans>Withdraw from contract</Trans>} isPossible={false}>
        {objection}
      </Way>
    );
  }
  return (
    <Way
      title={<Trans>Withdraw from contract</Trans>}
      until={until}
      action={
        <Link {...toWithdrawal(order.id, line?.id)} className={buttonClass({})}>
          <Trans>Withdraw from contract</Trans>
        </Link>
      }
    >
      <Trans>Your right by law: you need no reason, and the shop cannot refuse.</Trans>{" "}
      {withdrawal.unshipped ? (
        <Trans>Nothing has been sent yet, so the money goes back at once.</Trans>
      ) : (
        <Trans>You send the goods back, and the money returns as soon as they have arrived.</Trans>
      )}{" "}
      {until === null && (
        <Plural
          value={days}
          one="Possible until # day after you have received the goods."
          other="Possible until # days after you have received the goods."
        />
      )}
      <ReplacedRequests lines={lines} />
    </Way>
  );
}

function ReplacedRequests({ lines }: { readonly lines: readonly WithdrawalLine[] }): ReactElement {
  return (
    <>
      {lines.flatMap(({ replaces }) =>
        replaces === null ? (
          []
        ) : (
          <span key={replaces.id} className={look.replaced}>
            <ReplacedRequest number={replaces.number} />
          </span>
        ),
      )}
    </>
  );
}

function ReplacedRequest({ number }: { readonly number: string }): ReactElement {
  return <Trans>It ends your open request {number} and takes its place.</Trans>;
}

/** What the shop decides about, for each line by itself. */
function RefundWay({ order, line }: WaysProps): ReactElement | null {
  const toApplication = useOptionalLink(to.afterSalesApplication);
  const toRequests = useOptionalLink(to.afterSales);
  if (toApplication === null) return null;
  const { refundable } = waysOut(order, line);
  const isRequested = (line === null ? order.lines : [line]).some(
    ({ request }) => request === "requested" || request === "refunding",
  );
  if (refundable.length === 0) {
    if (order.state === "unpaid" || order.state === "closed") return null;
    return (
      <Way
        title={<Trans>Return or refund</Trans>}
        isPossible={false}
        action={
          isRequested &&
          toRequests !== null && (
            <Link {...toRequests({ type: "apply" })} className={buttonClass({})}>
              <Trans>See my requests</Trans>
            </Link>
          )
        }
      >
        {isRequested ? (
          <Trans>A request is already in progress.</Trans>
        ) : order.state === "unshipped" ? (
          <Trans>Possible once the order has been sent.</Trans>
        ) : (
          <Trans>Not possible any more: the time to ask for it is over.</Trans>
        )}
      </Way>
    );
  }
  return (
    <Way title={<Trans>Return or refund</Trans>} until={order.refundUntil}>
      <Trans>
        The shop looks at your reason and answers. With a return the goods go back before the money does; a refund alone
        is for what never arrived, or what you keep.
      </Trans>
      <span className={look.lines}>
        {refundable.map((each) => (
          <span key={each.id} className={look.line}>
            <span className={look.lineName}>{each.name}</span>
            <Link {...toApplication(order.id, each.skuId)} className={buttonClass({ size: "small" })}>
              <Trans>Return or refund</Trans>
            </Link>
          </span>
        ))}
      </span>
    </Way>
  );
}

interface WayProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isPossible?: boolean | undefined;
  /** Epoch milliseconds; null: not said here. */
  readonly until?: number | null | undefined;
  readonly action?: Elements;
}

function Way({ title, children, isPossible = true, until = null, action }: WayProps): ReactElement {
  const reader = useReader();
  // A dialog is never drawn on a server.
  const time = until === null ? null : formatMoment(until, serverNow(), reader);
  return (
    <section className={isPossible ? look.way : look.closedWay}>
      <h3 className={look.title}>{title}</h3>
      <p className={explanation}>
        <SlotContent>{children}</SlotContent>
        {time !== null && (
          <span className={look.until}>
            <Trans>Possible until {time}.</Trans>
          </span>
        )}
      </p>
      {action}
    </section>
  );
}
