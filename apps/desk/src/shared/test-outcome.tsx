import { useLingui } from "@lingui/react/macro";
import type { NewestTest, TestOutcome, TestResult } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import { mute } from "./page.css.ts";

interface OutcomeWords {
  readonly kind: "success" | "warning" | "danger";
  /** In a few words, for the newest test. */
  readonly short: string;
  readonly long: string;
}

/** What is tested: whether a message is taken, or whether a company takes credentials. */
type TestedWhat = "message" | "credentials";

function useOutcomeWords(what: TestedWhat): Readonly<Record<TestResult, OutcomeWords>> {
  const { t } = useLingui();
  const message: Readonly<Record<TestResult, OutcomeWords>> = {
    accepted: {
      kind: "success",
      short: t`accepted`,
      long: t`The server has accepted the message. Look whether it arrives.`,
    },
    addressRefused: {
      kind: "warning",
      short: t`address refused`,
      long: t`The server works, but takes nothing for this address.`,
    },
    rejected: {
      kind: "danger",
      short: t`rejected`,
      long: t`The server has answered, and did not take the message.`,
    },
    unreached: { kind: "danger", short: t`not reached`, long: t`The server could not be reached. Nothing was sent.` },
    unknown: {
      kind: "warning",
      short: t`no answer in time`,
      long: t`The server did not answer in time. The message may arrive yet, or not.`,
    },
    stored: {
      kind: "success",
      short: t`stored`,
      long: t`It was stored in the outbox of the demo, and sent to nobody.`,
    },
  };
  if (what === "message") return message;
  return {
    ...message,
    accepted: { kind: "success", short: t`works`, long: t`It works: the company accepts the shop’s credentials.` },
    rejected: {
      kind: "danger",
      short: t`credentials refused`,
      long: t`The company has answered, and refuses the shop’s credentials.`,
    },
    unreached: {
      kind: "warning",
      short: t`no usable answer`,
      long: t`There was no usable answer: the company was not reached in time, or has a fault of its own. Try again later.`,
    },
  };
}

export interface TestOutcomeAlertProps {
  readonly outcome: TestOutcome;
  readonly what: TestedWhat;
}

/** What became of a test that has just been made. */
export function TestOutcomeAlert({ outcome: { result, detail }, what }: TestOutcomeAlertProps): ReactElement {
  const { kind, long } = useOutcomeWords(what)[result];
  return (
    <Alert kind={kind} announce>
      <span>{long}</span> {detail !== "" && <code>{detail}</code>}
    </Alert>
  );
}

export interface NewestTestLineProps {
  readonly test: NewestTest;
  readonly what: TestedWhat;
}

/** What became of the newest test, and whose it was. */
export function NewestTestLine({ test: { result, detail, by, at }, what }: NewestTestLineProps): ReactElement {
  const { t } = useLingui();
  const { short } = useOutcomeWords(what)[result];
  const when = formatDateTime(at, useReader());
  return (
    <p className={mute}>
      <span>{by === "" ? t`Last test: ${short}, ${when}` : t`Last test: ${short}, by ${by}, ${when}`}</span>
      {detail !== "" && (
        <>
          {" "}
          <code>{detail}</code>
        </>
      )}
    </p>
  );
}
