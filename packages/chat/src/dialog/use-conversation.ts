import { useLingui } from "@lingui/react/macro";
import { type ChatContent, staleAfter } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { rootRoute } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { readDraft } from "../compose/draft.ts";
import { type ConversationState, newConversation } from "../conversation/conversation-state.ts";
import type { Link } from "../connection/link.ts";
import { currentRun } from "../connection/run-machine.ts";
import { type Conversation, runConversation } from "../conversation/run-conversation.ts";
import { useProblemText } from "../log/use-problem-text.ts";

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

interface Attempt {
  /** Why the last one was not taken; null where it was, or things have changed since. */
  readonly problem: string | null;
  /** A rejection, or what is wrong in words; null: nothing any more. */
  readonly say: (problem: string | null) => void;
  /** @returns whether it goes out; otherwise it stays with whoever wrote it */
  readonly attempt: (content: ChatContent) => boolean;
}

interface ShownProblem {
  readonly problem: string;
  /** The link then: what was shown of it is over when it has changed. */
  readonly link: Link;
}

/** Sends, and says why something cannot be sent now. */
export function useAttempt(conversation: Conversation | null, link: Link): Attempt {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [shown, setShown] = useState<ShownProblem | null>(null);
  const textOf = (problem: string): string => {
    if (problem === "session-over") return t`Your session is over. Please log in again.`;
    const isRejection = problem === "offline" || problem === "not-connected";
    return isRejection ? problemText({ reason: problem, message: "" }) : problem;
  };
  const say = (problem: string | null): void => setShown(problem === null ? null : { problem, link });
  return {
    problem: shown === null || shown.link !== link ? null : textOf(shown.problem),
    say,
    attempt: (content) => {
      const rejection = conversation === null ? "not-connected" : conversation.send(content);
      say(rejection);
      return rejection === null;
    },
  };
}
