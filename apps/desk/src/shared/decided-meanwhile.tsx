import { Trans } from "@lingui/react/macro";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement, ReactNode } from "react";

export interface Decided {
  /** What it is by now. */
  readonly what: ReactNode;
  /** "" where it was nobody of the desk. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** In a dialog whose question somebody has answered meanwhile: what is written in it stays. */
export function DecidedMeanwhile(decided: Decided): ReactElement {
  return (
    <Alert kind="warning" announce>
      <DecidedWords {...decided} />
    </Alert>
  );
}

/** The same for a dialog that has a place of its own for why something cannot be done. */
export function DecidedWords({ what, by, at }: Decided): ReactElement {
  const when = formatDateTime(at, useReader());
  return by === "" ? (
    <Trans>
      Meanwhile, on {when}, this has become: {what}.
    </Trans>
  ) : (
    <Trans>
      {by} was quicker, on {when}: {what}.
    </Trans>
  );
}
