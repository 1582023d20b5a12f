import {
  type ApiClient,
  ApiError,
  type ChatContent,
  type ClientFrame,
  fetchChatHistory,
  readServerFrame,
  type ServerFrame,
  writeClientFrame,
} from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { liveConnection } from "../connection/live-connection.ts";
import { newMessage } from "../connection/outbox.ts";
import { runMachine } from "../connection/run-machine.ts";
import { advance } from "./advance.ts";
import {
  type ConversationState,
  newConversation,
  type NewConversation,
  type Rejection,
  rejectionOf,
} from "./conversation-state.ts";
import { historyPage, logFailure, openHistory } from "./open-history.ts";
import type { ConversationEffect, ConversationTimer } from "./step.ts";

export interface ConversationInput extends NewConversation {
  readonly api: ApiClient;
  /** What the platform writes on the socket is in this language. */
  readonly locale: Locale;
  /** Where the platform addresses its images. */
  readonly platformOrigin: string;
  /** The socket has failed, said once until it is back. */
  readonly onConnectionFailed: () => void;
  /** What counts unread messages is stale. */
  readonly onCountsStale: () => void;
}

/** A conversation with a shop, until it is ended. */
export interface Conversation {
  readonly state: () => ConversationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns why it is not sent; null: it is, now or once the connection is there */
  readonly send: (content: ChatContent) => Rejection | null;
  readonly retry: (clientId: string) => Rejection | null;
  /** The page before the oldest record. @returns whether it could be read */
  readonly loadOlder: () => Promise<boolean>;
  readonly typed: () => void;
  readonly seen: () => void;
  readonly reconnect: () => void;
  readonly end: () => void;
}

/** A moment in which the platform hears what was read. */
const countsMs = 1000;

/** Runs the state machine of a conversation: only here, and in its connection, are a socket, timers and calls. */
export function runConversation(input: ConversationInput): Conversation {
  const { api, locale, shopId, platformOrigin, hasNames, onConnectionFailed, onCountsStale } = input;
  const machine = runMachine(newConversation(input), advance, perform);
  const { state, dispatch } = machine;
  const performConnection = liveConnection<ServerFrame, ClientFrame, ConversationTimer>(
    {
      target: { path: "/pc/socket", type: "user", shopId, locale },
      read: (data) => readServerFrame(data, platformOrigin),
      write: writeClientFrame,
    },
    dispatch,
    machine.signal,
  );
  let counting: ReturnType<typeof setTimeout> | undefined;

  function perform(effect: ConversationEffect): void {
    switch (effect.do) {
      case "read-history":
        return void readHistory();
      case "say-connection-failed":
        return onConnectionFailed();
      case "renew-counts":
        return renewCounts();
      case "connect":
      case "disconnect":
      case "write":
      case "set":
      case "clear":
        return performConnection(effect);
      default:
        return effect satisfies never;
    }
  }

  function renewCounts(): void {
    clearTimeout(counting);
    counting = setTimeout(onCountsStale, countsMs);
  }

  async function readHistory(): Promise<void> {
    try {
      dispatch({ type: "history", history: await openHistory(api, shopId) });
    } catch (error) {
      logFailure(error);
      dispatch({ type: "history-failed", isSessionOver: error instanceof ApiError && error.kind === "session" });
    }
  }

  async function loadOlder(): Promise<boolean> {
    const { records } = state();
    // Without names for records, pages move when something is said: what is read twice is dropped.
    const page = hasNames ? 1 : Math.floor(records.length / historyPage) + 1;
    const beforeId = hasNames ? records[0]?.id : undefined;
    try {
      const history = await fetchChatHistory(api, { shopId, page, pageSize: historyPage, beforeId });
      dispatch({ type: "older", history });
      return true;
    } catch (error) {
      logFailure(error);
      return false;
    }
  }

  dispatch({ type: "begin" });
  return {
    state,
    subscribe: machine.subscribe,
    send: (content) => {
      const rejection = rejectionOf(state());
      dispatch({ type: "send", message: { ...newMessage(content), after: null } });
      return rejection;
    },
    retry: (clientId) => {
      const rejection = rejectionOf(state());
      dispatch({ type: "retry", clientId });
      return rejection;
    },
    loadOlder,
    typed: () => dispatch({ type: "typed" }),
    seen: () => dispatch({ type: "seen" }),
    reconnect: () => dispatch({ type: "reconnect" }),
    end: () => {
      machine.end();
      // What was read last is counted, too.
      renewCounts();
    },
  };
}
