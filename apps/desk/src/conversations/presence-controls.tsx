import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Switch } from "@plaza/ui-kit/switch";
import { useToasts } from "@plaza/ui-kit/toast";
import { Bell, BellOff, Volume2, VolumeX } from "lucide";
import { type ReactElement, useSyncExternalStore } from "react";
import { row } from "../shared/page.css.ts";
import { useDeskRun } from "./desk-run-context.ts";
import { playSound } from "./play-sound.ts";
import { wantsNotifications, wantsSound, wantsToBeThere } from "./wants.ts";

/** Whether the agent is there, and how they want to be told of news. */
export function PresenceControls(): ReactElement | null {
  const { t } = useLingui();
  const toasts = useToasts();
  const desk = useDeskRun();
  const notifies = useSyncExternalStore(wantsNotifications.subscribe, wantsNotifications.read);
  const sounds = useSyncExternalStore(wantsSound.subscribe, wantsSound.read);
  if (desk === null) return null;
  const { state, run } = desk;
  const isThere = state.link !== "off" && state.link !== "over";
  async function askForNotifications(): Promise<void> {
    if (notifies) return wantsNotifications.write(false);
    const isAllowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
    wantsNotifications.write(isAllowed);
    if (!isAllowed) toasts.show(t`The browser does not allow notifications.`, "danger");
  }
  return (
    <div className={row}>
      <Switch
        label={isThere ? <Trans>Online</Trans> : <Trans>Offline</Trans>}
        checked={isThere}
        disabled={state.link === "over"}
        onChange={({ currentTarget: { checked } }) => {
          wantsToBeThere.write(checked);
          run.happen({ type: checked ? "go-online" : "go-offline" });
        }}
      />
      <Button
        kind="quiet"
        size="small"
        aria-pressed={notifies}
        aria-label={t`Desktop notifications`}
        icon={<Icon of={notifies ? Bell : BellOff} size={18} />}
        onClick={() => void askForNotifications()}
      />
      <Button
        kind="quiet"
        size="small"
        aria-pressed={sounds}
        aria-label={t`Sound`}
        icon={<Icon of={sounds ? Volume2 : VolumeX} size={18} />}
        onClick={() => {
          wantsSound.write(!sounds);
          if (!sounds) playSound();
        }}
      />
    </div>
  );
}
