import type { I18n } from "@lingui/core";
import {
  lazyModule,
  loadMessages,
  rootRoute,
  whenHydrated,
  type ConversationSubject,
  type ConversationTopic,
  fieldsOf,
  keepForLogin,
  takeAfterLogin,
  writeTab,
} from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useLingui } from "@lingui/react";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { errorCatalogue } from "../errors/error-catalogue.ts";
import { openConversation, openedConversation } from "./conversations.ts";
import { handleSessionEnd } from "../session/session-expiry.ts";

const chat = lazyModule(() => import("@plaza/chat"));

/** The dialog with its messages, so that nothing of it is drawn in another language first. */
async function loadCode(i18n: I18n): Promise<Awaited<ReturnType<typeof chat.load>>> {
  const code = await chat.load();
  await loadMessages(i18n, [{ staticData: { messages: code.chatCatalogs } }]);
  return code;
}

/** The dialog of the conversation that is open, on whatever page. Its code comes when the first one is. */
export function ConversationSlot(): ReactElement | null {
  const { i18n: shown, session } = rootRoute.useRouteContext();
  const { i18n } = useLingui();
  const router = useRouter();
  const toasts = useToasts();
  const [code, setCode] = useState<Awaited<ReturnType<typeof chat.load>> | null>(null);
  const subject = useSyncExternalStore(openedConversation.subscribe, openedConversation.read, () => null);
  const isAsked = subject !== null;

  const fail = useEffectEvent(() => {
    openConversation(null);
    const { kind, message } = errorCatalogue.transport;
    toasts.show(i18n._(message), kind);
  });
  useEffect(() => {
    if (isAsked) void loadCode(shown).then(setCode, fail);
  }, [isAsked, shown]);
  useEffect(() => {
    if (subject !== null) keepConversation(subject);
  }, [subject]);
  const takeUp = useEffectEvent(() => {
    const stored = session.isCustomer ? takeConversation() : null;
    if (stored !== null) openConversation(stored);
  });
  useEffect(() => {
    void whenHydrated().then(takeUp);
  }, []);

  if (code === null || subject === null) return null;
  const { ChatDialog } = code;
  return (
    <ChatDialog
      subject={subject}
      onClose={() => {
        keepConversation(null);
        openConversation(null);
      }}
      onLogin={() => {
        openConversation(null);
        handleSessionEnd(router);
      }}
    />
  );
}

const name = "plaza:conversation";

/** Keeps the open conversation beyond a reload and the login; null: there is none. */
export function keepConversation(subject: ConversationSubject | null): void {
  if (subject === null) writeTab(name, null);
  else keepForLogin(name, subject);
}

/** The conversation that was open before this document, once. */
export function takeConversation(): ConversationSubject | null {
  const { shopId, about } = takeAfterLogin(name) ?? {};
  if (typeof shopId !== "number" || !Number.isSafeInteger(shopId) || shopId < 0) return null;
  return { shopId, about: topicOf(fieldsOf(about)) };
}

/** The tab's own storage: whatever has the form was written by `keepConversation`. */
function topicOf(fields: Readonly<Record<string, unknown>>): ConversationTopic | undefined {
  const { type } = fields;
  if (type !== "product" && type !== "order") return undefined;
  const { id } = fieldsOf(fields[type]);
  return typeof id === "number" ? (fields as ConversationTopic) : undefined;
}
