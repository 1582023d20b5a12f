import { Trans } from "@lingui/react/macro";
import { askForDataCopy, type Identity, type OwnDataCopy, staleAfter } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { useSubmission } from "../shared/use-submission.ts";
import { IdentityForm } from "./identity-form.tsx";

export interface CopyDialogProps {
  readonly copy: OwnDataCopy;
  readonly onClose: () => void;
}

/** Makes sure that it is the customer who asks for all that is kept of them. */
export function CopyDialog({ copy, onClose }: CopyDialogProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const formId = useId();
  const { submit, busy, rejected } = useSubmission(async (identity: Identity) => {
    await askForDataCopy(api, identity);
    await queryClient.invalidateQueries({ predicate: staleAfter("data-copy-change") });
  }, onClose);
  function close(): void {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Ask for a copy of your data</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            <Trans>Ask for a copy</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The file says a lot about you, so we make sure that it is you who asks.</Trans>
      </p>
      <IdentityForm
        id={formId}
        needsCode={copy.needsCode}
        codesGoTo={copy.codesGoTo}
        busy={busy}
        rejected={rejected}
        onSubmit={submit}
      />
    </Dialog>
  );
}
