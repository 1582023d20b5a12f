import { Trans } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { ReactElement } from "react";

export interface BalanceDialogProps {
  /** Fen, both. What the wallet holds; null: nobody says. */
  readonly balance: number | null;
  readonly amount: number;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** Asks before money leaves the wallet, and says how much stays. */
export function BalanceDialog({ balance, amount, onPay, onClose }: BalanceDialogProps): ReactElement {
  const price = formatMoney(amount);
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
