import { Trans, useLingui } from "@lingui/react/macro";
import {
  type DeskLoginChallenge,
  type DeskUser,
  type FactorProof,
  fetchDeskUser,
  finishDeskLogin,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { rootRoute } from "../routes.ts";
import { hasPasskeys, signWithPasskey } from "../second-factor/browser-passkeys.ts";
import { or } from "../second-factor/second-factor.css.ts";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { SecondStepCode } from "./second-step-code.tsx";

export interface SecondStepProps {
  readonly challenge: DeskLoginChallenge;
  readonly onDone: (user: DeskUser) => void;
  /** Back to the password; with the reason, where nothing can be proved any more. */
  readonly onBack: (problem: string | null) => void;
}

/** What a login asks for besides the password: whichever the account has, or a recovery code where that is lost. */
export function SecondStep({ challenge: asked, onDone, onBack }: SecondStepProps): ReactElement {
  const { i18n } = useLingui();
  const { agents, desk } = rootRoute.useRouteContext();
  const { challenge, hasApp, passkey, recoveryCodesLeft } = asked;
  const isPasskeyHere = passkey !== null && hasPasskeys(location.origin);
  const [isRecovering, setRecovering] = useState(!hasApp && !isPasskeyHere);
  const finish = useChange({
    repetition: "any",
    send: async (prove: () => Promise<FactorProof>) => {
      await finishDeskLogin(desk, { challenge, proof: await prove() });
      return fetchDeskUser(agents, undefined);
    },
    onDone,
  });
  const { problem, field, busy } = finish;
  useEffect(() => {
    if (problem !== null && field === "challenge") onBack(problem);
  }, [problem, field, onBack]);
  // Where there is an app as well, its field takes the focus.
  const passkeyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasApp) passkeyButton.current?.focus();
  }, [hasApp]);
  const isOfPage = field !== "code" && field !== "recovery_code" && field !== "challenge";
  return (
    <div className={stack}>
      {problem !== null && isOfPage && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      {!isRecovering && isPasskeyHere && (
        <Button
          ref={passkeyButton}
          kind="primary"
          size="large"
          busy={busy}
          onClick={() => finish.run(async () => ({ passkey: await signWithPasskey(i18n, passkey) }))}
        >
          <Trans>Log in with the passkey</Trans>
        </Button>
      )}
      {!isRecovering && isPasskeyHere && hasApp && (
        <p className={or}>
          <Trans context="two ways">or</Trans>
        </p>
      )}
      {isRecovering ? (
        <SecondStepCode
          key="recovery"
          kind="recovery"
          finish={finish}
          onCode={(recoveryCode) => finish.run(async () => ({ recoveryCode }))}
        />
      ) : (
        hasApp && (
          <SecondStepCode key="app" kind="app" finish={finish} onCode={(code) => finish.run(async () => ({ code }))} />
        )
      )}
      {(hasApp || isPasskeyHere) && recoveryCodesLeft > 0 && (
        <Button
          kind="quiet"
          onClick={() => {
            finish.reset();
            setRecovering(!isRecovering);
          }}
        >
          {isRecovering ? <Trans>Use the second factor</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
      <Button kind="quiet" onClick={() => onBack(null)}>
        <Trans>Back to the password</Trans>
      </Button>
    </div>
  );
}
