import { Trans } from "@lingui/react/macro";
import type { PastWithdrawal } from "@plaza/api-client";
import { formatDateTime, useReader } from "@plaza/i18n";
import { useAction } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import type { ReactElement } from "react";
import * as rows from "../withdrawal/withdrawal.css.ts";

export interface GuestReceiptsProps {
  readonly past: readonly PastWithdrawal[];
  readonly open: (id: number) => Promise<void>;
}

/** Receipts of what was withdrawn from before. */
export function GuestReceipts({ past, open }: GuestReceiptsProps): ReactElement | null {
  const reader = useReader();
  const writtenTotal = useWrittenTotal();
  const { run, isPending, variables } = useAction({ mutationFn: open });
  if (past.length === 0) return null;
  return (
    <ul className={rows.past}>
      {past.map(({ id, at, amount }) => {
        const [time, money] = [formatDateTime(at, reader), writtenTotal(amount)];
        return (
          <li key={id}>
            <Button size="small" busy={isPending && variables === id} onClick={() => run(id)}>
              <Trans>
                Receipt of {time} ({money})
              </Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
