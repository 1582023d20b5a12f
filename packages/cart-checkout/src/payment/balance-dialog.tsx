import { Trans } from "@lingui/react/macro";
import { formatMoney } from "@plaza/i18n";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import type { ReactElement } from "react";

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
