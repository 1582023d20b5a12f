import { Trans } from "@lingui/react/macro";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";
import { nobody } from "./conversations.css.ts";
import { useDeskRun } from "./desk-run-context.ts";

/** Beside the list, as long as no conversation is open. */
export function NobodyChosen(): ReactElement {
  const desk = useDeskRun();
  const isEmpty = desk?.state.isListed === true && desk.state.rows.size === 0;
  return (
    <div className={nobody}>
      {isEmpty ? (
        <EmptyState
          title={<Trans>Nobody has written yet</Trans>}
          line={<Trans>Customers are led to you while you are online.</Trans>}
        />
      ) : (
        <EmptyState title={<Trans>Choose a conversation</Trans>} />
      )}
    </div>
  );
}
