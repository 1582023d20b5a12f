import { Trans } from "@lingui/react/macro";
import { type PaymentMethod, paymentMethodsQuery, type TopUp } from "@plaza/api-client";
import { PaymentMethodName } from "@plaza/commerce-ui/payment-method";
import { ScanToPayDialog } from "@plaza/commerce-ui/scan-to-pay-dialog";
import { formatMoney } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { panelTitle, remark } from "@plaza/ui-kit/global";
import { Price } from "@plaza/ui-kit/price";
import { RadioGroup, type RadioOption } from "@plaza/ui-kit/radio-group";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { TimeLeft } from "@plaza/ui-kit/time-left";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { walletRoute } from "../routes.ts";
import { RejectedAlert } from "../shared/form-parts.tsx";
import * as look from "./top-up.css.ts";
import { useTopUpPayment } from "./use-top-up-payment.ts";

export interface TopUpPanelProps {
  readonly topUp: TopUp;
  /** When it was fetched, epoch milliseconds. */
  readonly fetchedAt: number;
  /** The provider says so at once. */
  readonly onPaid: () => void;
  /** The time to pay is over. */
  readonly onOver: () => void;
}

/** Asks how a top-up is to be paid, and leads there. */
export function TopUpPanel({ topUp, fetchedAt, onPaid, onOver }: TopUpPanelProps): ReactElement {
  const { api } = walletRoute.useRouteContext();
  const { id, amount, payBefore } = topUp;
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentMethodsQuery(api, { from: "recharge", id }),
    meta: { ...paymentMethodsQuery.meta, quiet: true },
  });
  const { stage, busy, rejected, pay, stop } = useTopUpPayment(id, onPaid);
  const [picked, setPicked] = useState<number | null>(null);
  const methods = data?.methods.filter(({ kind }) => kind !== "balance") ?? [];
  const chosen = methods.find(({ payWay }) => payWay === picked) ?? methods[0] ?? null;
  const money = formatMoney(amount);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the question for the amount; a document that begins with this leaves the focus at its top.
    if (document.activeElement !== document.body) title.current?.focus();
  }, []);
  return (
    <section className={look.panel} aria-labelledby="top-up-title">
      <h2 id="top-up-title" ref={title} tabIndex={-1} className={panelTitle}>
        <Trans>Top-up of {money}</Trans>
      </h2>
      <p className={look.due}>
        <Price amount={amount} size="total" />
        {payBefore !== null && (
          <span className={remark}>
            <Trans>
              Pay within <TimeLeft endsAt={payBefore} now={fetchedAt} onEnd={onOver} />
            </Trans>
          </span>
        )}
      </p>
      {stage.kind === "blocked" && (
        <Alert kind="danger" announce title={<Trans>The payment page could not be opened</Trans>}>
          <Trans>Please try another payment method.</Trans>
        </Alert>
      )}
      <RejectedAlert rejected={rejected} />
      {data === undefined && !isError && <Skeleton width="100%" height={128} />}
      {data === undefined && isError && (
        <Alert
          kind="danger"
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The payment methods could not be loaded.</Trans>
        </Alert>
      )}
      {data !== undefined && methods.length === 0 && (
        <Alert kind="warning">
          <Trans>No payment method is available at present. Please contact customer service.</Trans>
        </Alert>
      )}
      {methods.length > 0 && (
        <RadioGroup
          kind="cards"
          label={<Trans>Pay with</Trans>}
          options={methods.map(optionOf)}
          value={chosen === null ? null : String(chosen.payWay)}
          onChange={(value) => setPicked(Number(value))}
        />
      )}
      <div className={look.actions}>
        <Link {...to.wallet()} resetScroll={false} className={buttonClass()}>
          <Trans>Not now</Trans>
        </Link>
        <Button kind="primary" busy={busy} disabled={chosen === null} onClick={() => chosen !== null && pay(chosen)}>
          {stage.kind === "leaving" ? <Trans>Opening the payment page</Trans> : <Trans>Pay {money}</Trans>}
        </Button>
      </div>
      {stage.kind === "scanning" && (
        <ScanToPayDialog scan={stage.scan} method={stage.method} amount={amount} onClose={stop}>
          <p className={remark}>
            <Trans>This page updates by itself once you have paid.</Trans>
          </p>
        </ScanToPayDialog>
      )}
    </section>
  );
}

function optionOf(method: PaymentMethod): RadioOption<string> {
  return {
    value: String(method.payWay),
    label: <PaymentMethodName method={method} />,
    description: method.note,
  };
}
