import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { WithdrawalInfo, WithdrawalReceipt } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import type { OptionalLink } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
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
  /** The line that somebody came from. */
  readonly lineId?: number | undefined;
  readonly onDone: (receipt: WithdrawalReceipt) => void;
  /** Whether somebody confirms: what they have read is then to stay. */
  readonly onConfirming: (isConfirming: boolean) => void;
}

/** Two steps, as the law asks: what is withdrawn from, and the confirmation. */
function WithdrawalFlow({ source, info, lineId, onDone, onConfirming }: WithdrawalFlowProps): ReactElement {
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

type WithdrawalBodyProps = Omit<WithdrawalFlowProps, "onConfirming">;

/**
 * Until when one can withdraw, and the steps; where nothing can be withdrawn from, why. Who confirms goes on with what they
 * have read: fetched anew, the same press could mean other pieces, which were not chosen.
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
          <h2 className={look.stepTitle}>
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

/** Said to whoever has left the page before the answer came. */
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
