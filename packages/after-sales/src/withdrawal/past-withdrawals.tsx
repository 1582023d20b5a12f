import { Trans } from "@lingui/react/macro";
import type { PastWithdrawal } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import type { OptionalLink } from "@plaza/routing";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import * as look from "./withdrawal.css.ts";

export interface PastWithdrawalsProps {
  readonly past: readonly PastWithdrawal[];
  /** The receipt of one. */
  readonly linkTo: (id: number) => OptionalLink;
}

/** What was withdrawn from before. */
export function PastWithdrawals({ past, linkTo }: PastWithdrawalsProps): ReactElement | null {
  const reader = useReader();
  const writtenTotal = useWrittenTotal();
  if (past.length === 0) return null;
  return (
    <ul className={look.past}>
      {past.map(({ id, at, amount }) => {
        const [time, money] = [formatDateTime(at, reader), writtenTotal(amount)];
        return (
          <li key={id}>
            <Link {...linkTo(id)} className={textLink}>
              <Trans>
                Receipt of {time} ({money})
              </Trans>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
