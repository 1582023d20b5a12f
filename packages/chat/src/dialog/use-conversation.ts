import { staleAfter } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { readDraft } from "../compose/draft.ts";
import { type ConversationState, newConversation } from "../conversation/conversation-state.ts";
import { currentRun } from "../connection/run-machine.ts";
import { type Conversation, runConversation } from "../conversation/run-conversation.ts";

export interface UsedConversation {
  readonly state: ConversationState;
  /** Null for the moment before the dialog is drawn. */
  readonly conversation: Conversation | null;
}

/** Runs a conversation for as long as its dialog is there. */
export function useConversation(
  shopId: number,
  writer: string | null,
  hasNames: boolean,
  onConnectionFailed: () => void,
): UsedConversation {
  const { api, document: page } = rootRoute.useRouteContext();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [running] = useState(() => currentRun<ConversationState, Conversation>(newConversation({ shopId, hasNames })));
  const connectionFailed = useEffectEvent(onConnectionFailed);
  useEffect(() => {
    const conversation = runConversation({
      api,
      locale,
      shopId,
      hasNames,
      unsent: readDraft(shopId, writer).unsent,
      platformOrigin: page.origin,
      onConnectionFailed: connectionFailed,
      onCountsStale: () => void queryClient.invalidateQueries({ predicate: staleAfter("chat-change") }),
    });
    const leave = running.take(conversation);
    return () => {
      leave();
      conversation.end();
    };
  }, [api, locale, page.origin, queryClient, shopId, writer, hasNames, running]);
  const state = useSyncExternalStore(running.subscribe, running.state);
  const conversation = useSyncExternalStore(running.subscribe, running.running);
  return { state, conversation };
}
