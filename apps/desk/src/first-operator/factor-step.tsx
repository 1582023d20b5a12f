import { Trans } from "@lingui/react/macro";
import { type BegunFirstOperator, createFirstOperator, type FactorProof } from "@plaza/api-client/desk";
import { type ReactElement, useEffect } from "react";
import { firstOperatorRoute } from "../routes.ts";
import { hasPasskeys } from "../second-factor/browser-passkeys.ts";
import { FactorSetup } from "../second-factor/factor-setup.tsx";
import { mute, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

export interface FactorStepProps {
  readonly begun: BegunFirstOperator;
  readonly onMade: (recoveryCodes: readonly string[]) => void;
  /** It took too long, or somebody was faster. */
  readonly onOver: (problem: string) => void;
}

/** The second factor, with which the operator is made. */
export function FactorStep({ begun, onMade, onOver }: FactorStepProps): ReactElement {
  const { desk } = firstOperatorRoute.useRouteContext();
  const create = useChange({
    send: async (prove: () => Promise<FactorProof>) =>
      createFirstOperator(desk, { challenge: begun.challenge, proof: await prove() }),
    onDone: onMade,
  });
  const { problem, field } = create;
  useEffect(() => {
    if (problem !== null && (field === "challenge" || field === "account")) onOver(problem);
  }, [problem, field, onOver]);
  const { passkeyOrigin } = begun;
  const isPasskeyHere = hasPasskeys(passkeyOrigin);
  return (
    <div className={stack}>
      <p>
        <Trans>An operator logs in with a second factor besides the password.</Trans>
      </p>
      {!isPasskeyHere && passkeyOrigin !== null && (
        <p className={mute}>
          <Trans>Passkeys are made at {passkeyOrigin}.</Trans>
        </p>
      )}
      <FactorSetup begun={begun} isPasskeyHere={isPasskeyHere} change={create} />
    </div>
  );
}
