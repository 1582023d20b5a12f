import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalInfo, WithdrawalReceipt } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import type { OptionalLink } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { panelTitle } from "@plaza/ui-kit/global";
import { Steps } from "@plaza/ui-kit/steps";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { ChooseStep } from "./choose-step.tsx";
import { type Choice, chosenOf, firstChoice } from "./chosen.ts";
import { ConfirmStep, type Person } from "./confirm-step.tsx";
import { useWithdrawal, type WithdrawalSource } from "./use-withdrawal.ts";
import { WithdrawalLineRow } from "./withdrawal-line-row.tsx";
import { toastLink } from "./withdrawal.css.ts";
import * as look from "./withdrawal.css.ts";

interface WithdrawalFlowProps {
  readonly source: WithdrawalSource;
  readonly info: WithdrawalInfo;
  /** The line that is chosen at the beginning. */
  readonly lineId?: number | undefined;
  readonly onDone: (receipt: WithdrawalReceipt) => void;
  /** Called when the confirmation is entered or left. Meanwhile the shown data must not change. */
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** The two steps that the law requires: the choice and the confirmation. */
function WithdrawalFlow({ source, info, lineId, onDone, onConfirming }: WithdrawalFlowProps): ReactElement {
  const { t } = useLingui();
  const [wished, setWished] = useState<Choice>(() => firstChoice(info, lineId));
  // The whole order cannot be chosen any more after a withdrawal in another tab.
  const choice = wished === "whole" && info.whole === null ? firstChoice(info) : wished;
  const [person, setPerson] = useState<Person>({ name: info.name, contact: info.contact });
  const chosen = chosenOf(info, choice);
  const lines = JSON.stringify(chosen.lines);
  // The confirmed lines. If a rejection changes the lines, the customer has to choose again.
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
            // Again, because a rejection has set it to false.
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

type WithdrawalBodyProps = Omit<WithdrawalFlowProps, "onConfirming">;

/**
 * The deadline and the steps, or the reason why nothing can be withdrawn from. During the confirmation the data stay as they
 * were read: after a refetch the same button could mean other pieces than the chosen ones.
 */
export function WithdrawalBody(props: WithdrawalBodyProps): ReactElement {
  const [read, setRead] = useState<WithdrawalInfo | null>(null);
  const info = read ?? props.info;
  const [wasOpen] = useState(info.objection === null);
  const reader = useReader();
  if (info.objection !== null) {
    return (
      <>
        <Alert kind="info" announce={wasOpen}>
          {info.objection}
        </Alert>
        <section className={look.step}>
          <h2 className={panelTitle}>
            <Trans>Goods</Trans>
          </h2>
          <ul className={look.lines}>
            {info.lines.map((line) => (
              <WithdrawalLineRow key={line.id} line={line} quantity={0} fixed onQuantity={() => {}} />
            ))}
          </ul>
        </section>
      </>
    );
  }
  const end = info.until === null ? null : formatDateTime(info.until, reader);
  return (
    <>
      <p className={look.intro}>
        {end === null ? (
          <Plural
            value={info.days}
            one="You can withdraw without giving a reason, until # day after you have received the goods."
            other="You can withdraw without giving a reason, until # days after you have received the goods."
          />
        ) : (
          <Trans>You can withdraw without giving a reason, until {end}.</Trans>
        )}
      </p>
      <WithdrawalFlow {...props} info={info} onConfirming={(isConfirming) => setRead(isConfirming ? info : null)} />
    </>
  );
}

/** The toast for a customer who has left the page before the answer. */
export function ReceivedElsewhere({ receipt }: { readonly receipt: OptionalLink }): ReactElement {
  return (
    <Trans>
      We have received your withdrawal.{" "}
      <Link {...receipt} className={toastLink}>
        See the receipt
      </Link>
    </Trans>
  );
}
