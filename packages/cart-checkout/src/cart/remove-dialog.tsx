import { Plural, Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { ReactElement } from "react";
import { type Removal, removedIds } from "./cart-actions.ts";

export interface RemoveDialogProps {
  readonly removal: Removal;
  readonly onConfirm: (lineIds: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Asks before lines are removed. */
export function RemoveDialog({ removal, onConfirm, onClose }: RemoveDialogProps): ReactElement {
  const lineIds = removedIds(removal);
  const count = lineIds.length;
  return (
    <ConfirmDialog
      open
      title={
        removal.what === "everything" ? (
          <Trans>Empty the cart?</Trans>
        ) : (
          <Plural value={count} one="Remove this product?" other="Remove # products?" />
        )
      }
      keep={<Plural value={count} one="Keep it" other="Keep them" />}
      confirm={removal.what === "everything" ? <Trans>Empty cart</Trans> : <Trans>Remove</Trans>}
      onConfirm={() => onConfirm(lineIds)}
      onClose={onClose}
    >
      {removal.what === "line" ? (
        <>
          <span>{removal.line.name}</span>
          {removal.line.optionText !== null && <span>{` · ${removal.line.optionText}`}</span>}
        </>
      ) : (
        <Plural
          value={count}
          one="One product will be removed from your cart."
          other="# products will be removed from your cart."
        />
      )}
    </ConfirmDialog>
  );
}
