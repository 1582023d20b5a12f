import { Trans, useLingui } from "@lingui/react/macro";
import { checkShopInvitation, type OpenInvitation } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { invitationRoute } from "../routes.ts";
import { LoginFrame } from "../session/login-frame.tsx";
import { useSecretOfLink } from "../session/use-secret-of-link.ts";
import { stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { InvitedShopForm } from "./invited-shop-form.tsx";

/** Whoever is invited opens a shop here, by the link that an operator has sent. */
export function InvitationPage(): ReactElement {
  const token = useSecretOfLink();
  // Nothing that is known of one link holds for the next.
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { readonly token: string }): ReactElement {
  const { t } = useLingui();
  const { desk } = invitationRoute.useRouteContext();
  const [invitation, setInvitation] = useState<OpenInvitation | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const check = useChange({
    send: () => checkShopInvitation(desk, token),
    onDone: setInvitation,
  });
  const { run } = check;
  const isAsked = useRef(false);
  useEffect(() => {
    if (token === "" || isAsked.current) return;
    isAsked.current = true;
    run();
  }, [token, run]);
  const problem = over ?? check.problem;
  const isOver = over !== null || check.field === "token";
  return (
    <LoginFrame title={t`Open your shop`}>
      <div className={stack}>
        {token === "" && (
          <Alert kind="info">
            <Trans>Please open the link again that you have been sent.</Trans>
          </Alert>
        )}
        {problem !== null && (
          <Alert
            kind="danger"
            announce
            action={
              !isOver && (
                <Button size="small" busy={check.busy} onClick={() => run()}>
                  <Trans>Try again</Trans>
                </Button>
              )
            }
          >
            {problem}
          </Alert>
        )}
        {token !== "" && problem === null && invitation === null && (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        )}
        {invitation !== null && invitation.trades.length === 0 && (
          <Alert kind="info">
            <Trans>
              A shop deals in a trade, and there are none yet. Please tell whoever has invited you, and open the link
              again later.
            </Trans>
          </Alert>
        )}
        {invitation !== null && invitation.trades.length > 0 && over === null && (
          <InvitedShopForm token={token} invitation={invitation} onOver={setOver} onAgreementChanged={run} />
        )}
      </div>
    </LoginFrame>
  );
}
