import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement, ReactNode } from "react";
import type { Submission } from "./use-submission.ts";

export interface SubmitButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Disabled until hydration: before that the browser would send the password as a query of the page's own address. */
export function SubmitButton({ busy, children }: SubmitButtonProps): ReactElement {
  const isLive = useHydrated();
  return (
    <Button type="submit" kind="primary" size="large" busy={busy} disabled={!isLive}>
      {children}
    </Button>
  );
}

type RejectedAlertProps = Pick<Submission<never>, "rejected">;

/** Stands above the button, for a rejection that may concern any of the fields. */
export function RejectedAlert({ rejected }: RejectedAlertProps): ReactElement | null {
  if (rejected === null) return null;
  return (
    <Alert kind="danger" announce>
      {rejected.message}
    </Alert>
  );
}
