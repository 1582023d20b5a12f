import { Trans } from "@lingui/react/macro";
import type { AfterSalesEntry, AfterSalesState, AfterSalesSummary } from "@plaza/api-client";
import {
  OrderCard,
  orderCardButton,
  OrderCardNote,
  OrderCardRow,
  OrderCardSection,
} from "@plaza/commerce-ui/order-card";
import { formatMoment, useReader } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Price } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import { Package } from "lucide";
import type { ReactElement, ReactNode } from "react";
import type { RequestRef } from "../dialogs/shipment-dialog.tsx";
import { LineRow, ShopName } from "../shared/line-row.tsx";
import { kindNames, RequestStatus } from "../shared/request-state.tsx";
import { RequestTimeline } from "../shared/request-timeline.tsx";

/** The customer's next action; null if the next step is not the customer's. */
const nextLines: Readonly<Record<AfterSalesState, ReactNode>> = {
  applied: null,
  refused: <Trans>The details say why. You can apply again with more proof.</Trans>,
  awaitingGoods: <Trans>The shop agreed and waits for the parcel. Send it, then enter its tracking number here.</Trans>,
  goodsSent: null,
  goodsRefused: <Trans>The details say why. You can apply again with more proof.</Trans>,
  refunding: null,
  refunded: null,
  revoked: null,
};

export interface RequestEntryProps {
  readonly entry: AfterSalesEntry;
  readonly request: AfterSalesSummary;
  /** The platform's time; the same value on server and browser. */
  readonly now: number;
  readonly onRevoke: (request: RequestRef) => void;
  readonly onSend: (request: RequestRef) => void;
}

/** States in which the refund is under way, made or not expected any more. */
const settled: ReadonlySet<AfterSalesSummary["state"]> = new Set(["refunding", "refunded", "revoked"]);

/** A request in the list: its line, its state and its actions. */
export function RequestEntry({ entry, request, now, onRevoke, onSend }: RequestEntryProps): ReactElement {
  const reader = useReader();
  const { id, number, state, kind, appliedAt, refundAmount } = request;
  const nameId = `request-${id}`;
  const next = nextLines[state];
  const [line] = entry.lines;
  const small = `${buttonClass({ size: "small" })} ${orderCardButton}`;
  return (
    <OrderCard
      namedBy={{ id: nameId }}
      shop={<ShopName shop={entry.shop} />}
      details={
        <>
          {appliedAt !== null && <span>{formatMoment(appliedAt, now, reader)}</span>}
          <span id={nameId}>
            <Trans context="request">No. {number}</Trans>
          </span>
        </>
      }
      status={<RequestStatus state={state} />}
    >
      <OrderCardRow
        amount={
          <>
            <span>{kindNames[kind]}</span>
            {refundAmount !== null && <Price amount={refundAmount} total />}
          </>
        }
        actions={
          <>
            {state === "awaitingGoods" && (
              <Button kind="primary" size="small" className={orderCardButton} onClick={() => onSend({ id, number })}>
                <Trans>Enter tracking</Trans>
              </Button>
            )}
            {(state === "refused" || state === "goodsRefused") && line !== undefined && (
              <Link {...to.afterSalesApplication(entry.orderId, line.skuId, id)} className={small}>
                <Trans>Apply again</Trans>
              </Link>
            )}
            <Link {...to.afterSalesRequest(id)} className={small}>
              <Trans context="request">Details</Trans>
            </Link>
            {!settled.has(state) && (
              <Button kind="quiet" size="small" className={orderCardButton} onClick={() => onRevoke({ id, number })}>
                <Trans context="button">Revoke</Trans>
              </Button>
            )}
          </>
        }
      >
        {line !== undefined && <LineRow line={line} />}
      </OrderCardRow>
      <OrderCardSection>
        <RequestTimeline state={state} kind={kind} />
      </OrderCardSection>
      {next !== null && <OrderCardNote icon={Package}>{next}</OrderCardNote>}
    </OrderCard>
  );
}
