import { Trans, useLingui } from "@lingui/react/macro";
import {
  type BegunFirstOperator,
  createFirstOperator,
  type FactorProof,
  fetchDeskUser,
  firstOperatorNeededQuery,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { firstOperatorRoute } from "../routes.ts";
import { hasPasskeys } from "../second-factor/browser-passkeys.ts";
import { FactorSetup } from "../second-factor/factor-setup.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { LoginFrame } from "../session/login-frame.tsx";
import { useEnterDesk } from "../session/use-enter-desk.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { AccountStep } from "./account-step.tsx";
import { CodeStep } from "./code-step.tsx";

type Step =
  | { readonly at: "code"; readonly problem: string | null }
  | { readonly at: "account"; readonly code: string }
  | { readonly at: "factor"; readonly begun: BegunFirstOperator }
  | { readonly at: "codes"; readonly codes: readonly string[] };

const order = ["code", "account", "factor", "codes"] as const satisfies readonly Step["at"][];

/** Whoever installs a platform makes its first operator here, by the code that the platform has printed. */
export function FirstOperatorPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = firstOperatorRoute.useRouteContext();
  const query = useQuery(firstOperatorNeededQuery(desk, undefined));
  const [step, setStep] = useState<Step>({ at: "code", problem: null });
  const printed = usePrintedCode();
  // Once it is made here the platform needs none any more, and this page still has the recovery codes to show.
  const isAtCodes = step.at === "codes";
  const [number, total] = [order.indexOf(step.at) + 1, order.length];
  return (
    <LoginFrame title={t`The first operator`}>
      {isAtCodes ? (
        <div className={stack}>
          <p className={mute}>
            <Trans>
              Step {number} of {total}
            </Trans>
          </p>
          <LastStep codes={step.codes} />
        </div>
      ) : (
        <Loaded query={query} lines={2}>
          {(isNeeded) =>
            isNeeded ? (
              <div className={stack}>
                <p className={mute}>
                  <Trans>
                    Step {number} of {total}
                  </Trans>
                </p>
                {step.at === "code" && (
                  <CodeStep
                    printed={printed}
                    problem={step.problem}
                    onCode={(code) => setStep({ at: "account", code })}
                  />
                )}
                {step.at === "account" && (
                  <AccountStep
                    code={step.code}
                    onBegun={(begun) => setStep({ at: "factor", begun })}
                    onCodeOver={(problem) => setStep({ at: "code", problem })}
                  />
                )}
                {step.at === "factor" && (
                  <FactorStep
                    begun={step.begun}
                    onMade={(codes) => setStep({ at: "codes", codes })}
                    onOver={(problem) => setStep({ at: "code", problem })}
                  />
                )}
              </div>
            ) : (
              <Alert kind="info">
                <Trans>This platform has an operator, who makes all other accounts.</Trans>{" "}
                <Link to="/login" className={textLink}>
                  <Trans>Log in</Trans>
                </Link>
              </Alert>
            )
          }
        </Loaded>
      )}
    </LoginFrame>
  );
}

/** The code behind the `#` of the address, which leaves the address at once: it is no place to keep a secret. */
function usePrintedCode(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [printed] = useState(hash);
  useEffect(() => {
    if (hash !== "") void navigate({ to: "/first-operator", replace: true });
  }, [hash, navigate]);
  return printed;
}

interface FactorStepProps {
  readonly begun: BegunFirstOperator;
  readonly onMade: (recoveryCodes: readonly string[]) => void;
  /** It took too long, or somebody was faster. */
  readonly onOver: (problem: string) => void;
}

function FactorStep({ begun, onMade, onOver }: FactorStepProps): ReactElement {
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

/** The session has begun: what is left is to note the recovery codes. */
function LastStep({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const { agents } = firstOperatorRoute.useRouteContext();
  const enter = useEnterDesk();
  const { run, busy, problem } = useChange({
    repetition: "any",
    send: () => fetchDeskUser(agents, undefined),
    onDone: (user) => enter(user, "/"),
  });
  return (
    <div className={stack}>
      <RecoveryCodes codes={codes} />
      {problem !== null && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <Button kind="primary" size="large" busy={busy} onClick={() => run()}>
        <Trans>I have saved them</Trans>
      </Button>
    </div>
  );
}
