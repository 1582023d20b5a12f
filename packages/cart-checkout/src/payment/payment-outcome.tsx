import { Trans } from "@lingui/react/macro";
import type { PaymentStatus, PaymentSubject } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleSlash, type IconNode, Undo2 } from "lucide";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { panel } from "../shared/columns.css.ts";
import { PaymentDetails } from "./payment-details.tsx";
import type { PaymentStage } from "./payment-status.ts";
import * as look from "./payment.css.ts";

type Outcome = Exclude<PaymentStage, "due">;

const icons: Readonly<Record<Outcome, IconNode>> = { paid: CircleCheck, refunded: Undo2, closed: CircleSlash };

const titles: Readonly<Record<Outcome, ReactNode>> = {
  paid: <Trans>Paid</Trans>,
  refunded: <Trans>Refunded</Trans>,
  closed: <Trans>This order is closed</Trans>,
};

export interface PaymentOutcomeProps {
  readonly subject: PaymentSubject;
  readonly outcome: Outcome;
  readonly status: PaymentStatus;
  /** The outcome arrived while the page was open. */
  readonly fresh: boolean;
}

/** The outcome of a payment, with links to go on. */
export function PaymentOutcome({ subject, outcome, status, fresh }: PaymentOutcomeProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused element is gone with the payment methods.
    if (fresh) title.current?.focus();
  }, [fresh]);
  return (
    <div className={`${panel} ${look.outcome}`}>
      <span className={look.signs[outcome]}>
        <Icon of={icons[outcome]} size={44} />
      </span>
      <h1 ref={title} tabIndex={-1} className={look.title}>
        {outcome === "paid" && status.cashDue !== null ? <Trans>Your order is placed</Trans> : titles[outcome]}
      </h1>
      <p className={look.line}>
        <OutcomeLine outcome={outcome} status={status} />
      </p>
      <div className={look.ways}>
        {subject.from === "order" ? (
          <Link {...to.order(subject.id)} className={buttonClass({ kind: "primary" })}>
            <Trans>See the order</Trans>
          </Link>
        ) : (
          <Link {...to.orders()} className={buttonClass({ kind: "primary" })}>
            <Trans>My orders</Trans>
          </Link>
        )}
        <Link {...to.home()} className={buttonClass()}>
          <Trans>Continue shopping</Trans>
        </Link>
      </div>
      <div className={look.details}>
        <PaymentDetails status={status} />
      </div>
    </div>
  );
}

interface OutcomeLineProps {
  readonly outcome: Outcome;
  readonly status: PaymentStatus;
}

function OutcomeLine({ outcome, status: { amount, orders, cashDue } }: OutcomeLineProps): ReactElement {
  const price = useWrittenTotal()(cashDue ?? amount);
  if (outcome === "paid" && cashDue !== null) return <Trans>You pay {price} in cash when it is delivered.</Trans>;
  const isSent = orders.length > 0 && orders.every(({ state }) => state === "shipped" || state === "completed");
  if (outcome === "paid" && isSent) return <Trans>{price} received.</Trans>;
  if (outcome === "paid" && orders.length > 1) return <Trans>{price} received. The shops get your orders ready.</Trans>;
  if (outcome === "paid") return <Trans>{price} received. The shop gets your order ready.</Trans>;
  if (outcome === "refunded") return <Trans>{price} was refunded to your original payment method.</Trans>;
  return (
    <Trans>It was cancelled, or not paid in time. Nothing was charged; a payment that still arrives is refunded.</Trans>
  );
}
