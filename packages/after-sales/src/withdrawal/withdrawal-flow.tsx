import { Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalInfo, WithdrawalReceipt } from "@plaza/api-client";
import { Alert } from "@plaza/ui-kit/alert";
import { Steps } from "@plaza/ui-kit/steps";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { ChooseStep } from "./choose-step.tsx";
import { type Choice, chosenOf, firstChoice } from "./chosen.ts";
import { ConfirmStep, type Person } from "./confirm-step.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";
import * as look from "./withdrawal.css.ts";
import type { WithdrawalSource } from "./withdrawal-source.ts";

export interface WithdrawalFlowProps {
  readonly source: WithdrawalSource;
  readonly info: WithdrawalInfo;
  /** The line that somebody came from. */
  readonly lineId?: number | undefined;
  readonly onDone: (receipt: WithdrawalReceipt) => void;
  /** Whether somebody confirms: what they have read is then to stay. */
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** Two steps, as the law asks: what is withdrawn from, and the confirmation. */
export function WithdrawalFlow({ source, info, lineId, onDone, onConfirming }: WithdrawalFlowProps): ReactElement {
  const { t } = useLingui();
  const [wished, setWished] = useState<Choice>(() => firstChoice(info, lineId));
  // What was withdrawn from elsewhere is no longer the whole order.
  const choice = wished === "whole" && info.whole === null ? firstChoice(info) : wished;
  const [person, setPerson] = useState<Person>({ name: info.name, contact: info.contact });
  const chosen = chosenOf(info, choice);
  const lines = JSON.stringify(chosen.lines);
  // The lines that are confirmed: others, after a rejection, are to be chosen first.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isConfirming = confirmed === lines;
  const { confirm, busy, failure, turnBack } = useWithdrawal(source, {
    onDone,
    onRejected: () => onConfirming(false),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const wasConfirming = useRef(isConfirming);
  useEffect(() => {
    if (wasConfirming.current !== isConfirming) heading.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const turn = (confirming: boolean): void => {
    turnBack();
    setConfirmed(confirming ? lines : null);
    onConfirming(confirming);
  };
  const message = failure?.message ?? null;
  return (
    <div className={look.flow}>
      <Steps
        label={t`Steps of the withdrawal`}
        done={isConfirming ? 1 : 0}
        steps={[
          { key: "choose", title: <Trans>Choose what you give back</Trans> },
          { key: "confirm", title: <Trans>Confirm</Trans> },
        ]}
      />
      {isConfirming ? (
        <ConfirmStep
          heading={heading}
          info={info}
          chosen={chosen}
          person={person}
          busy={busy}
          failure={failure}
          onPerson={setPerson}
          onBack={() => turn(false)}
          onConfirm={({ name, contact }) => {
            // Also after a rejection, which has let go of it.
            onConfirming(true);
            confirm({ lines: chosen.lines, name, contact, after: info.past.map(({ id }) => id) });
          }}
        />
      ) : (
        <>
          {message !== null && (
            <Alert kind="danger" announce>
              {message}
            </Alert>
          )}
          <ChooseStep
            heading={heading}
            info={info}
            choice={choice}
            chosen={chosen}
            onChoice={(next) => {
              setConfirmed(null);
              setWished(next);
            }}
            onNext={() => turn(true)}
          />
        </>
      )}
    </div>
  );
}
