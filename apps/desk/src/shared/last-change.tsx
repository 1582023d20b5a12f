import { Trans } from "@lingui/react/macro";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { mute } from "./page.css.ts";

export interface LastChangeProps {
  /** What it is, and which, as the audit log knows it. */
  readonly subject: string;
  readonly id: string;
  /** By nobody's name: a command did it. */
  readonly changed: { readonly by: string; readonly at: number };
}

/** Who has changed something last, with the way to all of its changes. */
export function LastChange({ subject, id, changed: { by, at } }: LastChangeProps): ReactElement {
  const when = formatDateTime(at, useReader());
  return (
    <Link to="/audit" search={{ subject, id }} className={mute}>
      {by === "" ? (
        <Trans>Changed by a command, {when}</Trans>
      ) : (
        <Trans>
          Changed by {by}, {when}
        </Trans>
      )}
    </Link>
  );
}
