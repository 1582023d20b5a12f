import { Trans } from "@lingui/react/macro";
import type { PaymentMethod, PaymentSubject } from "@plaza/api-client";
import { PaymentMethodName } from "@plaza/commerce-ui/payment-method";
import { formatMoney } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { shownPaymentStatusQuery } from "./payment-status.ts";

// What is asked before anything is paid: one module, because a press on "Pay" may bring either.

export interface BalanceDialogProps {
  /** Both in fen. The wallet's balance is null where it is unknown. */
  readonly balance: number | null;
  readonly amount: number;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** Asks before paying from the wallet, and shows what remains. */
export function BalanceDialog({ balance, amount, onPay, onClose }: BalanceDialogProps): ReactElement {
  const price = useWrittenTotal()(amount);
  const left = formatMoney((balance ?? amount) - amount);
  return (
    <ConfirmDialog
      open
      title={<Trans>Pay from your balance?</Trans>}
      keep={<Trans>Not yet</Trans>}
      confirm={<Trans>Pay {price}</Trans>}
      onConfirm={onPay}
      onClose={onClose}
    >
      {balance === null ? (
        <Trans>{price} will be taken from your balance.</Trans>
      ) : (
        <Trans>
          {price} will be taken from your balance; {left} will be left.
        </Trans>
      )}
    </ConfirmDialog>
  );
}

export interface SwitchDialogProps {
  readonly subject: PaymentSubject;
  /** What was started; null where it is no longer among the methods. */
  readonly method: PaymentMethod | null;
  readonly onAnyway: () => void;
  readonly onClose: () => void;
}

/** Asks before another way of paying, because the money of the first one may be on its way. */
export function SwitchDialog({ subject, method, onAnyway, onClose }: SwitchDialogProps): ReactElement {
  const { api } = paymentRoute.useRouteContext();
  const [answer, setAnswer] = useState<"none" | "failed" | null>(null);
  const { isFetching, refetch } = useQuery({
    ...shownPaymentStatusQuery(api, subject),
    meta: { ...shownPaymentStatusQuery(api, subject).meta, quiet: true },
  });

  /** Where the money has come, the page shows so instead of this dialog. */
  async function check(): Promise<void> {
    const { isError } = await refetch();
    setAnswer(isError ? "failed" : "none");
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        method === null ? (
          <Trans>If you have paid, the confirmation is on its way. This page updates by itself when it arrives.</Trans>
        ) : (
          <Trans>
            You may already have paid with <PaymentMethodName method={method} />
          </Trans>
        )
      }
      actions={
        <>
          <Button onClick={onAnyway}>
            <Trans>Pay another way anyway</Trans>
          </Button>
          <Button kind="primary" busy={isFetching} onClick={() => void check()}>
            <Trans>Check again</Trans>
          </Button>
        </>
      }
    >
      <Trans>That payment may still arrive. Should both arrive, the second one is refunded in full.</Trans>
      {answer !== null && (
        <Alert kind={answer === "none" ? "info" : "warning"} announce>
          {answer === "none" ? (
            <Trans>Nothing has arrived yet.</Trans>
          ) : (
            <Trans>We could not check your order, so nothing was charged. Please try again.</Trans>
          )}
        </Alert>
      )}
    </Dialog>
  );
}
