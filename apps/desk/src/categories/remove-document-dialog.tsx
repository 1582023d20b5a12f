import { Trans, useLingui } from "@lingui/react/macro";
import { type RequiredDocument, removeRequiredDocument } from "@plaza/api-client/desk";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { categoriesRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveDocumentDialogProps {
  /** As it was when the dialog was opened. */
  readonly document: RequiredDocument;
  readonly onClose: () => void;
}

/** Asks before a document is not required any more. */
export function RemoveDocumentDialog({ document, onClose }: RemoveDocumentDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const { id, revision } = document;
  const name = textIn(document.name);
  const remove = useChange({
    event: "required-document-change",
    send: () => removeRequiredDocument(desk, { id, revision }),
    onDone: () => {
      toasts.show(t`It is not required any more.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={<Trans>Require “{name}” no more?</Trans>}
      keep={<Trans context="dialog">Cancel</Trans>}
      confirm={<Trans>Remove it</Trans>}
      busy={remove.busy}
      error={remove.problem}
      onConfirm={() => remove.run()}
      onClose={onClose}
    >
      <Trans>Shops may sell here without it, and what they have shown of it is forgotten.</Trans>
    </ConfirmDialog>
  );
}
