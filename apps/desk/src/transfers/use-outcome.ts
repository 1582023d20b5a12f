import { useLingui } from "@lingui/react/macro";
import type { TransferOutcome } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import { useToasts } from "@plaza/ui-kit/toast";

/** Says what has become of a transfer. */
export function useOutcome(): (outcome: TransferOutcome) => void {
  const { t } = useLingui();
  const toasts = useToasts();
  return ({ outcome, surplus, missing }) => {
    const [back, left] = [formatMoney(surplus), formatMoney(missing)];
    const texts = {
      paid:
        surplus > 0
          ? t`The orders are paid. ${back} too much has come: it waits under “To refund”.`
          : t`The orders are paid.`,
      partial: t`It is entered. ${left} is still missing, and the orders go on waiting for it.`,
      late: t`No order waits for this money any more. ${back} waits under “To refund”.`,
      unmatched: t`It is entered, and waits under “Unmatched”.`,
      again: t`It was entered before, and is not booked a second time.`,
    };
    toasts.show(texts[outcome]);
  };
}
