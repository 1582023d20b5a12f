import { Trans, useLingui } from "@lingui/react/macro";
import type { BegunFactor, FactorProof } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { mute, stack } from "../shared/page.css.ts";
import type { Change } from "../shared/use-change.ts";
import { AppSetup } from "./app-setup.tsx";
import { makePasskey } from "./browser-passkeys.ts";
import { or } from "./second-factor.css.ts";

export interface FactorSetupProps {
  readonly begun: BegunFactor;
  /** This browser can make the passkey. */
  readonly isPasskeyHere: boolean;
  /** Sends what shows that the second factor works. */
  readonly change: Change<() => Promise<FactorProof>>;
}

/** Sets a second factor up: a passkey where that is possible, an authenticator app, or whichever of both is chosen. */
export function FactorSetup({ begun: { app, passkey }, isPasskeyHere, change }: FactorSetupProps): ReactElement {
  const { i18n } = useLingui();
  const { run, busy, problem, field } = change;
  const hasPasskey = passkey !== null && isPasskeyHere;
  return (
    <div className={stack}>
      {problem !== null && field !== "code" && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      {hasPasskey && (
        <>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => run(async () => ({ passkey: await makePasskey(i18n, passkey) }))}
          >
            <Trans>Make a passkey</Trans>
          </Button>
          <p className={mute}>
            <Trans>With the lock of this device, a phone beside it, or a security key.</Trans>
          </p>
        </>
      )}
      {hasPasskey && app !== null && (
        <p className={or}>
          <Trans context="two ways">or</Trans>
        </p>
      )}
      {app !== null && <AppSetup app={app} change={change} onCode={(code) => run(async () => ({ code }))} />}
    </div>
  );
}
