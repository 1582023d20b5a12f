import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FlashSlotRow, removeFlashSlot } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { slotClock } from "../flash-offers/flash-texts.tsx";
import { flashSaleRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface RemoveSlotDialogProps {
  /** As it was when the dialog was opened. */
  readonly slot: FlashSlotRow;
  readonly onClose: () => void;
}

/** Says what ends with a session, and asks. */
export function RemoveSlotDialog({ slot, onClose }: RemoveSlotDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = flashSaleRoute.useRouteContext();
  const { acceptedCount, waitingCount, runningCount } = slot;
  const remove = useChange({
    event: "flash-sale-change",
    send: () => removeFlashSlot(desk, { seen: slot, ends: acceptedCount + waitingCount }),
    onDone: () => {
      toasts.show(t`The session is removed.`);
      onClose();
    },
  });
  const clock = slotClock(slot);
  return (
    <FormDialog
      title={<Trans>Remove the session {clock}?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={remove.problem}
      onSubmit={() => remove.run()}
      onClose={onClose}
    >
      {acceptedCount + waitingCount === 0 ? (
        <p>
          <Trans>It has no products ahead.</Trans>
        </p>
      ) : (
        <ul>
          {runningCount > 0 && (
            <li>
              <Plural value={runningCount} one="# price that runs now ends" other="# prices that run now end" />
            </li>
          )}
          {acceptedCount > 0 && (
            <li>
              <Plural
                value={acceptedCount}
                one="# accepted product is withdrawn"
                other="# accepted products are withdrawn"
              />
            </li>
          )}
          {waitingCount > 0 && (
            <li>
              <Plural value={waitingCount} one="# proposal is refused" other="# proposals are refused" />
            </li>
          )}
        </ul>
      )}
      <p>
        <Trans>Shops can no longer propose for it, and pieces that were set aside are stock again.</Trans>
      </p>
    </FormDialog>
  );
}
