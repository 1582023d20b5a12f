import { useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { Bell, BellOff, Volume2, VolumeX } from "lucide";
import { type ReactElement, useSyncExternalStore } from "react";
import { playSound } from "./play-sound.ts";
import { notificationPreference, soundPreference } from "./device-preferences.ts";

/** How an agent wants to be notified while looking elsewhere. */
export function NotificationControls(): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const notifies = useSyncExternalStore(notificationPreference.subscribe, notificationPreference.read);
  const sounds = useSyncExternalStore(soundPreference.subscribe, soundPreference.read);
  async function askForNotifications(): Promise<void> {
    if (notifies) {
      notificationPreference.keep(false);
      return;
    }
    const isAllowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
    notificationPreference.keep(isAllowed);
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
          soundPreference.keep(!sounds);
          if (!sounds) playSound();
        }}
      />
    </>
  );
}
