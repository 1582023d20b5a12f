import { Trans } from "@lingui/react/macro";
import { Switch } from "@plaza/ui-kit/switch";
import type { ReactElement } from "react";
import { onDesktop } from "../frame/frame.css.ts";
import { useDeskRun } from "./desk-run-context.ts";
import { onlinePreference } from "./device-preferences.ts";

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
