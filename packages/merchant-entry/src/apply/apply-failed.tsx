import { Trans } from "@lingui/react/macro";
import { platformMessage } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

export interface ApplyFailedProps {
  readonly error: Error;
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
}

/** Why an application was not taken, or that nobody knows whether it was. */
export function ApplyFailed({ error, repeatable }: ApplyFailedProps): ReactElement {
  return (
    <Alert kind="danger" announce>
      {platformMessage(error) ??
        (repeatable ? (
          <Trans>We do not know whether your application arrived. Please send it again: it counts only once.</Trans>
        ) : (
          <Trans>
            We do not know whether your application arrived. Check{" "}
            <Link {...to.merchantApplicationRecords()} className={textLink}>
              your applications
            </Link>{" "}
            before you send it again.
          </Trans>
        ))}
    </Alert>
  );
}
