import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { useBlocker } from "@tanstack/react-router";
import type { ReactElement } from "react";

export interface LeaveDialogProps {
  /** Leaving the page, or its window, would lose something. */
  readonly isNeeded: boolean;
  /** Whether nothing is lost on the way to another address, by the paths of both. Without it, every address is another one. */
  readonly stays?: (from: string, to: string) => boolean;
  readonly title?: Elements;
  readonly onLeave?: () => void;
  /** What would be lost. */
  readonly children: Elements;
}

/** Asks before a page is left that has something which is not saved. */
export function LeaveDialog({ isNeeded, stays, title, onLeave, children }: LeaveDialogProps): ReactElement {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => isNeeded && stays?.(current.pathname, next.pathname) !== true,
    enableBeforeUnload: () => isNeeded,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={leaving.status === "blocked"}
      title={title ?? <Trans>Leave without saving?</Trans>}
      keep={<Trans>Stay here</Trans>}
      confirm={<Trans>Leave</Trans>}
      onConfirm={() => {
        onLeave?.();
        leaving.proceed?.();
      }}
      onClose={() => leaving.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
