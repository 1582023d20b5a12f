import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import type { IconNode } from "lucide";
import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import * as look from "../shared/account-section.css.ts";
import { dangerMark, line } from "./your-data.css.ts";

export interface DataRowProps {
  readonly icon: IconNode;
  readonly danger?: boolean | undefined;
  readonly name: ReactNode;
  /** What is so now; spoken when it changes. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** One thing that can be done with the data, and how far it is. */
export function DataRow({ icon, danger = false, name, children, action }: DataRowProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
  }
  // What was pressed may be gone with what it was for.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <div className={look.row} onFocus={() => (hadFocus.current = true)} onBlur={leave}>
      <span className={danger ? dangerMark : look.rowIcon}>
        <Icon of={icon} size={18} />
      </span>
      <div className={look.rowText}>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <div role="status">{children}</div>
      </div>
      {action !== undefined && <div className={look.rowAction}>{action}</div>}
    </div>
  );
}

interface LoadStatusProps {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In place of what the platform has not said yet. */
export function LoadStatus({ failed, retrying, onRetry }: LoadStatusProps): ReactElement {
  if (!failed) {
    return (
      <p className={line}>
        <Trans>Loading</Trans>
      </p>
    );
  }
  return (
    <p className={line}>
      <Trans>This did not load.</Trans>{" "}
      <Button kind="quiet" size="small" busy={retrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
