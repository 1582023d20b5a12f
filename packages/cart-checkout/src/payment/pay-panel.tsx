import { Trans, useLingui } from "@lingui/react/macro";
import { type PaymentMethod, paymentMethodsQuery, type PaymentStatus, type PaymentSubject } from "@plaza/api-client";
import { lazyModule, readTab, useLazyModule, writeTab } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Button } from "@plaza/ui-kit/button";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { notOnPhones, wide } from "../shared/columns.css.ts";
import { canPay, PaymentMethods } from "./payment-methods.tsx";
import { usePayment, startedHere } from "./use-payment.ts";

const storageKey = "plaza:chosen-payment-method";

/** Keeps the way to pay that was chosen in this tab. */
export function noteChosen({ from, id }: PaymentSubject, payWay: number): void {
  writeTab(storageKey, { from, id, payWay });
}

/** The way to pay that was chosen in this tab; null where none was, or for something else. */
export function chosenHere({ from, id }: PaymentSubject): number | null {
  const { payWay, ...subject } = readTab(storageKey);
  return subject["from"] === from && subject["id"] === id && typeof payWay === "number" ? payWay : null;
}

const paymentAnswer = lazyModule(() => import("./payment-answer.tsx"));
const paymentQuestions = lazyModule(() => import("./payment-questions.tsx"));

export interface PayPanelProps {
  readonly subject: PaymentSubject;
  readonly status: PaymentStatus;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The payment methods and the pay button. */
export function PayPanel({ subject, status, fetchedAt }: PayPanelProps): ReactElement {
  const { t } = useLingui();
  const { api } = paymentRoute.useRouteContext();
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentMethodsQuery(api, subject),
    meta: { ...paymentMethodsQuery.meta, quiet: true },
  });
  const { progress, pay, stop } = usePayment(subject);
  const hydrated = useHydrated();
  const [pickedNow, setPickedNow] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  /** Another method than the one that was started, which the shopper is asked about. */
  const [wanted, setWanted] = useState<PaymentMethod | null>(null);
  /** The method that was started, once the shopper wants another one nevertheless. */
  const [waived, setWaived] = useState<number | null>(null);
  const loadError = t`This part of the page did not load. Please try again.`;
  const answer = useDialog(useLazyModule(paymentAnswer, true), loadError);
  const questions = useDialog(useLazyModule(paymentQuestions, true), loadError);
  const { amount } = status;
  const methods = data?.methods ?? [];
  const picked = pickedNow ?? (hydrated ? chosenHere(subject) : null);
  const started = status.started ?? (hydrated ? startedHere(subject) : null);
  const usable = methods.filter((method) => canPay(method, amount));
  // Chosen in this tab, else begun already, else the first one.
  const chosen =
    usable.find(({ payWay }) => payWay === picked) ??
    usable.find(({ payWay }) => payWay === started?.payWay) ??
    usable[0] ??
    null;
  /** The page says where to transfer the money: nothing is left to be pressed. */
  const isAwaited = status.transfer !== null && chosen !== null && chosen.payWay === started?.payWay;
  const isBusy = progress.kind === "starting" || progress.kind === "leaving";

  /** Money may be on its way by another method, so nothing else is begun without a question. */
  function hasToBeAsked({ payWay }: PaymentMethod): boolean {
    return started !== null && started.payWay !== payWay && started.payWay !== waived;
  }
  /** Kept in this tab, where a reload and the way back find it. */
  function pick({ payWay }: PaymentMethod): void {
    noteChosen(subject, payWay);
    setPickedNow(payWay);
  }
  function choose(method: PaymentMethod): void {
    if (hasToBeAsked(method)) questions.openWhenLoaded(() => setWanted(method));
    else pick(method);
  }
  /** Nothing is paid before it can be said what came of it. */
  function start(method: PaymentMethod): void {
    answer.openWhenLoaded(() => pay({ method, amount }));
  }
  function press(): void {
    if (chosen === null) return;
    if (hasToBeAsked(chosen)) questions.openWhenLoaded(() => setWanted(chosen));
    else if (chosen.kind === "balance") questions.openWhenLoaded(() => setAsking(true));
    else start(chosen);
  }
  const button = { busy: isBusy, disabled: chosen === null, onClick: press };
  const price = useWrittenTotal()(amount);
  const isCash = chosen?.kind === "cash";
  const label = isCash ? <Trans>Place the order</Trans> : <Trans>Pay {price}</Trans>;
  const text = progress.kind === "leaving" ? <Trans>Opening the payment page</Trans> : label;
  return (
    <>
      {answer.module !== null && (
        <answer.module.PaymentAnswer
          subject={subject}
          status={status}
          fetchedAt={fetchedAt}
          progress={progress}
          onClose={stop}
        />
      )}
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
          <Trans>The payment methods could not be loaded.</Trans>
        </Alert>
      )}
      {data !== undefined && methods.length === 0 && (
        <Alert kind="warning">
          <Trans>No payment method is available at present. Please contact customer service.</Trans>
        </Alert>
      )}
      {methods.length > 0 && <PaymentMethods methods={methods} amount={amount} chosen={chosen} onChoose={choose} />}
      {!isAwaited && (
        <>
          <div className={notOnPhones}>
            <Button kind="primary" size="large" className={wide} {...button}>
              {text}
            </Button>
          </div>
          <BottomBar label={t`Payment`}>
            <Button kind="primary" size="medium" className={wide} {...button}>
              {text}
            </Button>
          </BottomBar>
        </>
      )}
      {asking && chosen?.kind === "balance" && questions.module !== null && (
        <questions.module.BalanceDialog
          balance={chosen.balance}
          amount={amount}
          onPay={() => {
            setAsking(false);
            start(chosen);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {wanted !== null && questions.module !== null && (
        <questions.module.SwitchDialog
          subject={subject}
          method={methods.find(({ payWay }) => payWay === started?.payWay) ?? null}
          onAnyway={() => {
            setWaived(started?.payWay ?? null);
            setWanted(null);
            pick(wanted);
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}
