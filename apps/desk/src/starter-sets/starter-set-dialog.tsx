import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import type { ReactElement } from "react";
import { StarterSetChoice } from "./starter-set-choice.tsx";

/** The sets for a marketplace that has categories: what it lacks of one is added. */
export function StarterSetDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog
      open
      size="wide"
      title={<Trans>Starter sets</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans context="dialog">Close</Trans>
        </Button>
      }
      onClose={onClose}
    >
      <StarterSetChoice />
    </Dialog>
  );
}
