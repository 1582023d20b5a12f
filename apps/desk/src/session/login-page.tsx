import { Trans, useLingui } from "@lingui/react/macro";
import type { SessionEnd } from "@plaza/api-client";
import {
  type DeskLogin,
  type DeskLoginChallenge,
  fetchDeskUser,
  firstOperatorNeededQuery,
  loginAtDesk,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { loginRoute } from "../routes.ts";
import { backPath } from "../searches.ts";
import { useChange } from "../shared/use-change.ts";
import { LoginForm } from "./login-form.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { SecondStep } from "./second-step.tsx";
import { useEnterDesk } from "./use-enter-desk.ts";

/** Why somebody has to log in again. */
function SessionEndText({ end }: { readonly end: SessionEnd }): ReactElement {
  if (end === "password") return <Trans>You were logged out because the password was changed.</Trans>;
  if (end === "newer") return <Trans>You were logged out because your account logged in on another device.</Trans>;
  if (end === "disabled") return <Trans>You were logged out because this account was disabled.</Trans>;
  return <Trans>You were logged out from another device. If that was not you, change your password.</Trans>;
}

/** The way in, for shops and for the platform's own people. */
export function LoginPage(): ReactElement {
  const { t } = useLingui();
  const { agents, desk } = loginRoute.useRouteContext();
  const { back, ended } = loginRoute.useSearch();
  const enter = useEnterDesk();
  const [challenge, setChallenge] = useState<DeskLoginChallenge | null>(null);
  const [isOver, setOver] = useState<string | null>(null);
  const login = useChange({
    repetition: "any",
    send: async (credentials: DeskLogin) => {
      const asked = await loginAtDesk(desk, credentials);
      // Asked before the page is left: a browser that keeps no cookies says so here.
      return asked ?? (await fetchDeskUser(agents, undefined));
    },
    onDone: (answer) => {
      setOver(null);
      if ("challenge" in answer) setChallenge(answer);
      else enter(answer, backPath(back));
    },
  });
  if (challenge !== null)
    return (
      <LoginFrame title={t`One more step`}>
        <SecondStep
          challenge={challenge}
          onDone={(user) => enter(user, backPath(back))}
          onBack={(problem) => {
            setChallenge(null);
            setOver(problem);
          }}
        />
      </LoginFrame>
    );
  return (
    <LoginFrame title={t`Plaza desk`}>
      <NoOperatorYet />
      {ended !== undefined && (
        <Alert kind="info" announce>
          <SessionEndText end={ended} />
        </Alert>
      )}
      {isOver !== null && (
        <Alert kind="warning" announce>
          {isOver}
        </Alert>
      )}
      <LoginForm login={login} />
      <p>
        <Link to="/forgotten-password" className={textLink}>
          <Trans>Forgotten your password?</Trans>
        </Link>
      </p>
    </LoginFrame>
  );
}

/** Where nobody can log in yet who could give others an account. */
function NoOperatorYet(): ReactElement | null {
  const { desk } = loginRoute.useRouteContext();
  const { data: isNeeded } = useQuery(firstOperatorNeededQuery(desk, undefined));
  if (isNeeded !== true) return null;
  return (
    <Alert kind="info">
      <Trans>This platform has no operator yet.</Trans>{" "}
      <Link to="/first-operator" className={textLink}>
        <Trans>Make the first operator</Trans>
      </Link>
    </Alert>
  );
}
