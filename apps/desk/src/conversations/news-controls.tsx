import { useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { Bell, BellOff, Volume2, VolumeX } from "lucide";
import { type ReactElement, useSyncExternalStore } from "react";
import { playSound } from "./play-sound.ts";
import { wantsNotifications, wantsSound } from "./wants.ts";

/** How an agent wants to be told of news while looking elsewhere. */
export function NewsControls(): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const notifies = useSyncExternalStore(wantsNotifications.subscribe, wantsNotifications.read);
  const sounds = useSyncExternalStore(wantsSound.subscribe, wantsSound.read);
  async function askForNotifications(): Promise<void> {
    if (notifies) {
      wantsNotifications.keep(false);
      return;
    }
    const isAllowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
    wantsNotifications.keep(isAllowed);
    if (!isAllowed) toasts.show(t`The browser does not allow notifications.`, "danger");
  }
  return (
    <>
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
          wantsSound.keep(!sounds);
          if (!sounds) playSound();
        }}
      />
    </>
  );
}
