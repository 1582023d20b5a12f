import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import type { Submission } from "./use-submission.ts";

export type RejectedAlertProps = Pick<Submission<never>, "rejected">;

/** Stands above the button, for a rejection that may concern any of the fields. */
export function RejectedAlert({ rejected }: RejectedAlertProps): ReactElement | null {
  if (rejected === null) return null;
  return (
    <Alert kind="danger" announce>
      {rejected.message}
    </Alert>
  );
}
