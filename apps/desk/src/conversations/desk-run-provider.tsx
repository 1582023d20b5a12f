import { uploadImage } from "@plaza/api-client";
import type { DeskUser, DeskRecord } from "@plaza/api-client/desk";
import { currentRun } from "@plaza/chat/connection";
import { usePictures, useSpokenContent } from "@plaza/chat/parts";
import { useLocale } from "@plaza/i18n";
import { useNavigate } from "@tanstack/react-router";
import {
  type PropsWithChildren,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { rootRoute } from "../routes.ts";
import { type DeskState, newDesk } from "./connection/desk-state.ts";
import { type RunningDesk, runDesk } from "./connection/run-desk.ts";
import { DeskRunContext } from "./desk-run-context.ts";
import type { DraftSubject } from "./drafts.ts";
import { readUnsent, writeUnsent } from "./unsent.ts";
import { onlinePreference, notificationPreference, soundPreference } from "./device-preferences.ts";
import { useLingui } from "@lingui/react/macro";
import { useToasts } from "@plaza/ui-kit/toast";
import { playSound } from "./play-sound.ts";

/** Lets the browser ask before the window is left, as long as something would be lost with it. */
function useWarnOfLoss(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAtRisk]);
}

export interface DeskRunProviderProps extends PropsWithChildren {
  /** Undefined as long as nobody knows. */
  readonly user: DeskUser | undefined;
}

/** Runs the conversations of an agent for as long as the desk is open, whichever of its pages is looked at. */
export function DeskRunProvider({ user, children }: DeskRunProviderProps): ReactElement {
  const { agents, platformOrigin } = rootRoute.useRouteContext();
  const locale = useLocale();
  const navigate = useNavigate();
  const [current] = useState(() => currentRun<DeskState, RunningDesk>(newDesk));
  const openCustomer = (customerId: number): void => {
    void navigate({ to: "/conversations", search: { customer: customerId } });
  };
  const notify = useAgentNotifications(openCustomer);
  const onMessage = useEffectEvent(notify.message);
  const onReceived = useEffectEvent((customerId: number) =>
    notify.received(customerId, current.state().rows.get(customerId)?.name ?? ""),
  );
  const { id = null, shopId = null } = user ?? {};
  useEffect(() => {
    if (id === null) return undefined;
    const running = runDesk({
      agents,
      shopId: shopId ?? 0,
      locale,
      platformOrigin,
      unsent: readUnsent(id),
      onUnsent: (outbox) => writeUnsent(id, outbox),
      onMessage,
      onReceived,
    });
    const preference = onlinePreference(id);
    let isWanted = preference.read();
    if (isWanted) running.dispatch({ type: "go-online" });
    // Also where it is said in another window.
    const forget = preference.subscribe(() => {
      if (preference.read() === isWanted) return;
      isWanted = !isWanted;
      running.dispatch({ type: isWanted ? "go-online" : "go-offline" });
    });
    const leave = current.take(running);
    return () => {
      forget();
      leave();
      running.end();
    };
  }, [agents, id, shopId, locale, platformOrigin, current]);
  const state = useSyncExternalStore(current.subscribe, current.state);
  const run = useSyncExternalStore(current.subscribe, current.running);
  // Here, and not where they are drawn: another conversation may be open when one fails.
  const pictures = usePictures<DraftSubject>(
    (content, { agentId, customerId }) => {
      if (run === null || agentId !== id) return false;
      run.send(customerId, content);
      return true;
    },
    (file, { idempotencyKey }) => uploadImage(agents, { file, purpose: "chat", idempotencyKey }),
  );
  useWarnOfLoss(state.outbox.length + pictures.list.length > 0);
  return (
    <DeskRunContext value={run === null || id === null ? null : { agentId: id, run, state, pictures }}>
      {children}
    </DeskRunContext>
  );
}

interface AgentNotifications {
  readonly message: (record: DeskRecord) => void;
  readonly received: (customerId: number, name: string) => void;
}

/** Notifies an agent who looks elsewhere: by a sound and by the system, where they were asked for. */
function useAgentNotifications(open: (customerId: number) => void): AgentNotifications {
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
