import { Trans, useLingui } from "@lingui/react/macro";
import { type BegunFirstOperator, firstOperatorNeededQuery } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { firstOperatorRoute } from "../routes.ts";
import { LoginFrame } from "../session/login-frame.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { AccountStep } from "./account-step.tsx";
import { CodeStep } from "./code-step.tsx";
import { FactorStep } from "./factor-step.tsx";
import { LastStep } from "./last-step.tsx";
import { StepCount } from "./step-count.tsx";
import { useSecretOfLink } from "../session/use-secret-of-link.ts";

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
  const printed = useSecretOfLink();
  // Once it is made here the platform needs none any more, and this page still has the recovery codes to show.
  const isAtCodes = step.at === "codes";
  const [begunBy, setBegunBy] = useState(printed);
  if (printed !== begunBy) {
    setBegunBy(printed);
    if (!isAtCodes) setStep({ at: "code", problem: null });
  }
  const [number, total] = [order.indexOf(step.at) + 1, order.length];
  return (
    <LoginFrame title={t`The first operator`}>
      {isAtCodes ? (
        <div className={stack}>
          <StepCount number={number} total={total} />
          <LastStep codes={step.codes} />
        </div>
      ) : (
        <Loaded query={query} lines={2}>
          {(isNeeded) =>
            isNeeded ? (
              <div className={stack}>
                <StepCount key={number} number={number} total={total} />
                {step.at === "code" && (
                  <CodeStep
                    key={printed}
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
