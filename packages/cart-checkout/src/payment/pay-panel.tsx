import { Trans } from "@lingui/react/macro";
import { type PaymentMethod, paymentMethodsQuery, type PaymentStatus, type PaymentSubject } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { lazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { wide } from "../shared/columns.css.ts";
import { useDialogs } from "../shared/use-dialogs.ts";
import { canPay, PaymentMethods } from "./payment-methods.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { usePayment } from "./use-payment.ts";

const paymentDialogs = lazyModule(() => import("./payment-dialogs.ts"));

export interface PayPanelProps {
  readonly subject: PaymentSubject;
  readonly status: PaymentStatus;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The payment methods and the pay button. */
export function PayPanel({ subject, status, fetchedAt }: PayPanelProps): ReactElement {
  const { api } = paymentRoute.useRouteContext();
  const { data, isError, isFetching, refetch } = useQuery(paymentMethodsQuery(api, subject));
  const { progress, pay, stop } = usePayment(subject);
  const [picked, setPicked] = useState<PaymentMethod | null>(null);
  const [asking, setAsking] = useState(false);
  const { dialogs, whenHere } = useDialogs(paymentDialogs);
  const { amount } = status;
  const methods = data?.methods ?? [];
  // The first usable method is preselected.
  const chosen =
    methods.find((method) => method.payWay === picked?.payWay && canPay(method, amount)) ??
    methods.find((method) => canPay(method, amount)) ??
    null;
  const isBusy = progress.kind === "starting" || progress.kind === "leaving";
  const scanning = progress.kind === "scanning" ? progress.scan : null;

  function press(): void {
    if (chosen?.kind === "balance") whenHere(() => setAsking(true));
    else if (chosen !== null) whenHere(() => pay(chosen));
  }
  const price = formatMoney(amount);
  return (
    <>
      <PaymentNotice progress={progress} />
      {data === undefined && !isError && <Skeleton width="100%" height={208} />}
      {data === undefined && isError && (
        <Alert
          kind="danger"
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The ways to pay could not be fetched.</Trans>
        </Alert>
      )}
      {data !== undefined && methods.length === 0 && (
        <Alert kind="warning">
          <Trans>There is no way to pay here at present. Please contact customer service.</Trans>
        </Alert>
      )}
      {methods.length > 0 && <PaymentMethods methods={methods} amount={amount} chosen={chosen} onChoose={setPicked} />}
      <Button kind="primary" size="large" className={wide} busy={isBusy} disabled={chosen === null} onClick={press}>
        {progress.kind === "leaving" ? <Trans>Leaving for the payment page</Trans> : <Trans>Pay {price}</Trans>}
      </Button>
      {asking && chosen?.kind === "balance" && dialogs !== null && (
        <dialogs.BalanceDialog
          balance={chosen.balance}
          amount={amount}
          onPay={() => {
            setAsking(false);
            pay(chosen);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {scanning !== null && dialogs !== null && (
        <dialogs.ScanDialog subject={subject} status={status} fetchedAt={fetchedAt} scan={scanning} onClose={stop} />
      )}
    </>
  );
}
