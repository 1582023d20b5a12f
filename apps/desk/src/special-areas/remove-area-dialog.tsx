import { Trans, useLingui } from "@lingui/react/macro";
import { type ListedSpecialArea, removeSpecialArea } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { specialAreasRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveAreaDialogProps {
  readonly area: ListedSpecialArea;
  readonly onClose: () => void;
}

/** Asks before a special area is gone. */
export function RemoveAreaDialog({ area, onClose }: RemoveAreaDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = specialAreasRoute.useRouteContext();
  const remove = useChange({
    event: "special-area-change",
    send: () => removeSpecialArea(desk, { id: area.id, revision: area.revision }),
    onDone: () => {
      toasts.show(t`The special area is removed.`);
      onClose();
    },
  });
  const name = textIn(area.name);
  return (
    <FormDialog
      title={<Trans>Remove “{name}”?</Trans>}
      submitLabel={<Trans>Remove it</Trans>}
      busy={remove.busy}
      problem={remove.problem}
      onSubmit={() => remove.run()}
      onClose={onClose}
    >
      <p>
        <Trans>Its page is gone then. Its products stay on sale in their shops.</Trans>
      </p>
    </FormDialog>
  );
}
