import { Trans } from "@lingui/react/macro";
import { addDeskFactor, beginDeskFactor, type BegunFactor, type FactorProof } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";
import { FactorSetup } from "./factor-setup.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

export interface AddFactorDialogProps {
  readonly kind: "app" | "passkey";
  /** With recovery codes where it is the first one. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Adds a second factor to the own account: first the password, then whatever shows that it works. */
export function AddFactorDialog({ kind, onAdded, onClose }: AddFactorDialogProps): ReactElement {
  const { desk } = rootRoute.useRouteContext();
  const [begun, setBegun] = useState<BegunFactor | null>(null);
  const title = kind === "app" ? <Trans>Set up an authenticator app</Trans> : <Trans>Add a passkey</Trans>;
  if (begun !== null) return <SetupDialog begun={begun} title={title} onAdded={onAdded} onClose={onClose} />;
  return (
    <PasswordDialog
      title={title}
      submitLabel={<Trans>Continue</Trans>}
      send={(current) => beginDeskFactor(desk, { kind, current })}
      event="own-account-change"
      onDone={setBegun}
      onClose={onClose}
    >
      <p>
        <Trans>Your password first, so that nobody does this who has found the desk open.</Trans>
      </p>
    </PasswordDialog>
  );
}

interface SetupDialogProps extends Omit<AddFactorDialogProps, "kind"> {
  readonly begun: BegunFactor;
  readonly title: ReactElement;
}

function SetupDialog({ begun, title, onAdded, onClose }: SetupDialogProps): ReactElement {
  const { desk } = rootRoute.useRouteContext();
  const add = useChange({
    event: "own-account-change",
    send: async (prove: () => Promise<FactorProof>) =>
      addDeskFactor(desk, { challenge: begun.challenge, proof: await prove() }),
    onDone: onAdded,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button onClick={onClose}>
          <Trans context="dialog">Cancel</Trans>
        </Button>
      }
    >
      <FactorSetup begun={begun} isPasskeyHere change={add} />
    </Dialog>
  );
}
