import { Trans, useLingui } from "@lingui/react/macro";
import { removeDeskFactor, renewRecoveryCodes } from "@plaza/api-client/desk";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";
import { AddFactorDialog } from "./add-factor-dialog.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** What is being done with the own second factors. */
export type OpenedFactorDialog =
  | { readonly what: "add"; readonly kind: "app" | "passkey" }
  | { readonly what: "remove"; readonly passkeyId: number | null }
  | { readonly what: "renew" }
  | { readonly what: "codes"; readonly codes: readonly string[] };

export interface FactorDialogsProps {
  readonly opened: OpenedFactorDialog;
  /** Null: the dialog closes. */
  readonly onOpen: (opened: OpenedFactorDialog | null) => void;
}

/** The dialog of what is being done; new recovery codes come after it. */
export function FactorDialogs({ opened, onOpen }: FactorDialogsProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const toasts = useToasts();
  const close = (): void => onOpen(null);
  const showCodes = (codes: readonly string[]): void => onOpen({ what: "codes", codes });
  return (
    <>
      {opened.what === "add" && (
        <AddFactorDialog
          kind={opened.kind}
          onClose={close}
          onAdded={(codes) => {
            toasts.show(t`The second factor is added.`);
            if (codes.length > 0) showCodes(codes);
            else close();
          }}
        />
      )}
      {opened.what === "remove" && (
        <PasswordDialog
          title={<Trans>Remove this second factor?</Trans>}
          submitLabel={<Trans>Remove</Trans>}
          send={(current) => removeDeskFactor(desk, { passkeyId: opened.passkeyId, current })}
          event="own-account-change"
          onClose={close}
          onDone={() => {
            toasts.show(t`The second factor is removed.`);
            close();
          }}
        >
          <p>
            <Trans>You cannot log in with it any more. Without the last one your password is enough.</Trans>
          </p>
        </PasswordDialog>
      )}
      {opened.what === "renew" && (
        <PasswordDialog
          title={<Trans>New recovery codes?</Trans>}
          submitLabel={<Trans>Make new codes</Trans>}
          send={(current) => renewRecoveryCodes(desk, current)}
          event="own-account-change"
          onClose={close}
          onDone={showCodes}
        >
          <p>
            <Trans>Those that you have are of no use any more.</Trans>
          </p>
        </PasswordDialog>
      )}
      {opened.what === "codes" && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
    </>
  );
}
