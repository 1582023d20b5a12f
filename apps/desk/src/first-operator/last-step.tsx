import { Trans } from "@lingui/react/macro";
import { fetchDeskUser } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { firstOperatorRoute } from "../routes.ts";
import { RecoveryCodes, type RecoveryCodesProps } from "../second-factor/recovery-codes.tsx";
import { useEnterDesk } from "../session/use-enter-desk.ts";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";

/** The session has begun: what is left is to note the recovery codes. */
export function LastStep({ codes }: RecoveryCodesProps): ReactElement {
  const { agents } = firstOperatorRoute.useRouteContext();
  const enter = useEnterDesk();
  const { run, busy, problem } = useChange({
    repetition: "any",
    send: () => fetchDeskUser(agents, undefined),
    onDone: (user) => enter(user, "/"),
  });
  return (
    <div className={stack}>
      <RecoveryCodes codes={codes} />
      {problem !== null && (
        <Alert kind="danger" announce>
          {problem}
        </Alert>
      )}
      <Button kind="primary" size="large" busy={busy} onClick={() => run()}>
        <Trans>I have saved them</Trans>
      </Button>
    </div>
  );
}
