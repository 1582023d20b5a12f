import type { ReactElement } from "react";
import { ChangeDialog } from "./change-dialog.tsx";
import { FollowUpDialog } from "./follow-up-dialog.tsx";
import { RemoveDialog, type ReviewDialogProps } from "./remove-dialog.tsx";

const dialogs = { change: ChangeDialog, followUp: FollowUpDialog, remove: RemoveDialog };

export type ReviewAction = keyof typeof dialogs;

/** An action on an own review. */
export function ReviewDialog({
  action,
  ...props
}: ReviewDialogProps & { readonly action: ReviewAction }): ReactElement {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
