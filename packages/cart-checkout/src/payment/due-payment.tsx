import { Trans } from "@lingui/react/macro";
import type { PaymentStatus, PaymentSubject } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { panelTitle } from "@plaza/ui-kit/global";
import { Price } from "@plaza/ui-kit/price";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { type ReactElement, useState } from "react";
import { columns, main, padded } from "../shared/columns.css.ts";
import { PayWithin, ClosesAt } from "../shared/pay-within.tsx";
import { leftAt } from "./left-for-payment.ts";
import { PayPanel } from "./pay-panel.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import { due } from "./payment.css.ts";
import { StillWaiting, useStatusPolling } from "./status-polling.tsx";

const awaitedTransfer = lazyModule(() => import("../transfer/awaited-transfer.tsx"));

export interface DuePaymentProps {
  readonly subject: PaymentSubject;
  readonly status: PaymentStatus;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The amount to pay, the deadline, and the payment methods. */
export function DuePayment({ subject, status, fetchedAt }: DuePaymentProps): ReactElement {
  const hydrated = useHydrated();
  const [ended, setEnded] = useState(false);
  const [hadTransfer] = useState(status.transfer !== null);
  const part = useLazyModule(awaitedTransfer, status.transfer === null ? false : "needed");
  const isBack = hydrated && leftAt(subject, serverNow()) !== null;
  return (
    <div className={columns}>
      <section className={`${padded} ${main}`} aria-labelledby="payment-amount">
        <h2 id="payment-amount" className={panelTitle}>
          <Trans>To pay</Trans>
        </h2>
        <p className={due}>
          <Price amount={status.amount} size="page" />
          <PayWithin payBefore={status.payBefore} fetchedAt={fetchedAt} onEnd={() => setEnded(true)} />
          <ClosesAt payBefore={status.payBefore} fetchedAt={fetchedAt} />
        </p>
        {(ended || isBack) && <Confirmation key={String(ended)} subject={subject} status={status} ended={ended} />}
        {status.transfer !== null && part.module !== null && (
          <part.module.AwaitedTransfer transfer={status.transfer} fresh={!hadTransfer} />
        )}
        {status.transfer !== null && part.failed && (
          <Alert
            kind="danger"
            action={
              <Button size="small" onClick={() => void part.load()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>This part of the page did not load. Please try again.</Trans>
          </Alert>
        )}
        <PaymentDetails status={status} />
      </section>
      <section className={padded}>
        <PayPanel subject={subject} status={status} fetchedAt={fetchedAt} />
      </section>
    </div>
  );
}

interface ConfirmationProps {
  readonly subject: PaymentSubject;
  readonly status: PaymentStatus;
  /** Shown when the time to pay is over. */
  readonly ended: boolean;
}

/** Polls the platform, which decides whether the money has arrived or the order is closed. */
function Confirmation({ subject, status, ended }: ConfirmationProps): ReactElement {
  const polling = useStatusPolling(subject, ended ? null : status.payBefore);
  return (
    <StillWaiting polling={polling}>
      {ended ? (
        <Trans>The time to pay is over. We are checking how your order stands.</Trans>
      ) : (
        <Trans>If you have paid, the confirmation is on its way. This page updates by itself when it arrives.</Trans>
      )}
    </StillWaiting>
  );
}
