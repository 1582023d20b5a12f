import { useLingui } from "@lingui/react/macro";
import type { DeskRecord } from "@plaza/api-client/desk";
import { useSpokenContent } from "@plaza/chat/parts";
import { useToasts } from "@plaza/ui-kit/toast";
import { playSound } from "./play-sound.ts";
import { notificationPreference, soundPreference } from "./device-preferences.ts";

interface AgentNotifications {
  readonly message: (record: DeskRecord) => void;
  readonly received: (customerId: number, name: string) => void;
}

/** Notifies an agent who looks elsewhere: by a sound and by the system, where they were asked for. */
export function useAgentNotifications(open: (customerId: number) => void): AgentNotifications {
  const { t } = useLingui();
  const spoken = useSpokenContent();
  const toasts = useToasts();
  function notify(customerId: number, title: string, body: string): void {
    if (soundPreference.read()) playSound();
    if (document.visibilityState === "visible" && document.hasFocus()) return;
    if (!notificationPreference.read() || !("Notification" in window) || Notification.permission !== "granted") return;
    try {
      // One for each customer: the next message takes the place of the one before.
      const notification = new Notification(title, { body, tag: `plaza-desk-${customerId}` });
      notification.addEventListener("click", () => {
        window.focus();
        open(customerId);
        notification.close();
      });
    } catch {
      // Android's Chrome allows notifications, but none of a page.
    }
  }
  return {
    message: ({ customerId, from, content }) => notify(customerId, from.name, spoken(content)),
    received: (customerId, name) => {
      const text = t`${name} was passed on to you.`;
      toasts.show(text, "info");
      notify(customerId, name, text);
    },
  };
}
