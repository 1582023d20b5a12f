import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { strip } from "./conversations.css.ts";
import { useDeskRun } from "./desk-run-context.ts";
import { onlinePreference } from "./device-preferences.ts";
import { Switch } from "@plaza/ui-kit/switch";
import { onDesktop } from "../frame/frame.css.ts";

export interface PresenceStripProps {
  /** Says it, too, where the agent wants to be away. */
  readonly withAway: boolean;
}

/** Says where an agent stands who is not there; nothing while customers are led to them. */
export function PresenceStrip({ withAway }: PresenceStripProps): ReactElement | null {
  const desk = useDeskRun();
  const navigate = useNavigate();
  if (desk === null) return null;
  const { state, run, agentId } = desk;
  const goOnline = (): void => {
    onlinePreference(agentId).keep(true);
    run.dispatch({ type: "go-online" });
  };
  switch (state.link) {
    case "off":
      if (!withAway) return null;
      return (
        <div className={strip}>
          <Alert
            kind="warning"
            title={<Trans>You are offline.</Trans>}
            action={
              <Button size="small" onClick={goOnline}>
                <Trans>Go online</Trans>
              </Button>
            }
          >
            <Trans>Customers see that nobody is there, and may be led to a colleague.</Trans>
          </Alert>
        </div>
      );
    case "waiting":
      return (
        <div className={strip}>
          <Alert kind="warning" announce>
            <Trans>The connection was lost. Connecting again…</Trans>
          </Alert>
        </div>
      );
    case "lost":
      return (
        <div className={strip}>
          <Alert
            kind="danger"
            announce
            action={
              <Button size="small" onClick={goOnline}>
                <Trans>Connect again</Trans>
              </Button>
            }
          >
            <Trans>The connection is lost, or another window has taken its place.</Trans>
          </Alert>
        </div>
      );
    case "over":
      return (
        <div className={strip}>
          <Alert
            kind="danger"
            announce
            action={
              <Button size="small" onClick={() => void navigate({ to: "/login", search: { back: "/conversations" } })}>
                <Trans>Log in</Trans>
              </Button>
            }
          >
            <Trans>Your session is over.</Trans>
          </Alert>
        </div>
      );
    case "connecting":
    case "open":
      return null;
    default:
      return state.link satisfies never;
  }
}

/** Whether the agent is there for customers. */
export function PresenceSwitch(): ReactElement | null {
  const desk = useDeskRun();
  if (desk === null) return null;
  const { state, run, agentId } = desk;
  const isThere = state.link !== "off" && state.link !== "lost" && state.link !== "over";
  return (
    <Switch
      label={
        <span className={onDesktop}>
          <Trans>Online</Trans>
        </span>
      }
      checked={isThere}
      disabled={state.link === "over"}
      onChange={({ currentTarget: { checked } }) => {
        onlinePreference(agentId).keep(checked);
        // The wish may be what it was, where the connection was lost.
        run.dispatch({ type: checked ? "go-online" : "go-offline" });
      }}
    />
  );
}
