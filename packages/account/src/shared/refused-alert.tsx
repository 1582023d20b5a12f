import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import type { Submission } from "./use-submission.ts";

export type RefusedAlertProps = Pick<Submission<never>, "refused">;

/** Above the button: a refusal that may be about any of the fields. */
export function RefusedAlert({ refused }: RefusedAlertProps): ReactElement | null {
  if (refused === null) return null;
  return (
    <Alert kind="danger" announce>
      {refused.words}
    </Alert>
  );
}
