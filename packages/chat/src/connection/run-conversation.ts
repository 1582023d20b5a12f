import { type ApiClient, ApiError, type ChatContent, fetchChatHistory } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { advance } from "./advance.ts";
import {
  type ConversationState,
  newConversation,
  type NewConversation,
  type Rejection,
  rejectionOf,
} from "./conversation-state.ts";
import { type LiveSocket, openSocket } from "./live-socket.ts";
import { newClientId } from "./new-client-id.ts";
import { historyPage, logFailure, openHistory } from "./open-history.ts";
import type { Effect, ConversationEvent } from "./step.ts";
import { createTimers } from "./timers.ts";

/** This kind of client, as the platform numbers them. */
const webClient = "5";

/** The shop's own socket. Its server adds the session, which no script sees. */
export function socketAddress(
  shopId: number,
  locale: Locale,
  { protocol, host }: Pick<Location, "protocol" | "host">,
): string {
  const query = new URLSearchParams({ type: "user", client: webClient, shop_id: String(shopId), lang: locale });
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}/pc/socket?${String(query)}`;
}

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

/** Gives what happens to the state machine, and does what it wants: the only place with a socket, timers and calls. */
export function runConversation(input: ConversationInput): Conversation {
  const { api, locale, shopId, platformOrigin, hasNames, onConnectionFailed, onCountsStale } = input;
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  const timers = createTimers((timer) => dispatch({ type: "timer", timer }));
  let state = newConversation(input);
  let socket: LiveSocket | null = null;
  let counting: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: ConversationEvent): void {
    if (ended.signal.aborted) return;
    const next = advance(state, event);
    const isChanged = next.state !== state;
    state = next.state;
    for (const effect of next.effects) perform(effect);
    if (isChanged) for (const listener of listeners) listener();
  }

  function perform(effect: Effect): void {
    switch (effect.do) {
      case "connect":
        return connect();
      case "disconnect":
        socket?.end();
        socket = null;
        return;
      case "write":
        return socket?.write(effect.frame);
      case "set":
        return timers.set(effect.timer, effect.ms);
      case "clear":
        return timers.clear(effect.timer);
      case "read-history":
        return void readHistory();
      case "say-connection-failed":
        return onConnectionFailed();
      case "renew-counts":
        clearTimeout(counting);
        counting = setTimeout(onCountsStale, countsMs);
    }
  }

  /** The old one is closed before, because a late close would make the customer offline. */
  function connect(): void {
    socket?.end();
    socket = openSocket(socketAddress(shopId, locale, location), platformOrigin, {
      onFrame: (frame) => dispatch({ type: "frame", frame }),
      onError: () => dispatch({ type: "socket-error" }),
      onClose: (code) => dispatch({ type: "socket-closed", code }),
    });
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
    const { records } = state;
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

  addEventListener("online", () => dispatch({ type: "reconnect" }), { signal: ended.signal });
  dispatch({ type: "begin" });
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (content) => {
      const rejection = rejectionOf(state);
      const message = {
        clientId: newClientId(),
        content,
        writtenAt: Date.now(),
        state: "waiting",
        after: null,
        problem: null,
      } as const;
      dispatch({ type: "send", message });
      return rejection;
    },
    retry: (clientId) => {
      const rejection = rejectionOf(state);
      dispatch({ type: "retry", clientId });
      return rejection;
    },
    loadOlder,
    typed: () => dispatch({ type: "typed" }),
    seen: () => dispatch({ type: "seen" }),
    reconnect: () => dispatch({ type: "reconnect" }),
    end: () => {
      ended.abort();
      timers.clearAll();
      socket?.end();
      // What was read last is counted, too.
      clearTimeout(counting);
      setTimeout(onCountsStale, countsMs);
    },
  };
}
