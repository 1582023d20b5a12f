import type { ChatHistory, ClientFrame, ServerFrame } from "@plaza/api-client";
import type { ConversationState, OutboxMessage } from "./conversation-state.ts";

/** What a conversation waits for: the next try, its heartbeat, an answer, somebody at the desk, the end of a hint. */
export type Timer = "reconnect" | "ping" | "silence" | "echo" | "history" | "agent" | "typing-over" | "typing-sent";

/** What can happen to a conversation. */
export type ConversationEvent =
  | { readonly type: "begin" }
  | { readonly type: "history"; readonly history: ChatHistory }
  | { readonly type: "history-failed"; readonly isSessionOver: boolean }
  /** A page of what was said before. */
  | { readonly type: "older"; readonly history: Pick<ChatHistory, "records" | "hasMore"> }
  | { readonly type: "frame"; readonly frame: ServerFrame }
  | { readonly type: "socket-error" }
  | { readonly type: "socket-closed"; readonly code: number }
  | { readonly type: "timer"; readonly timer: Timer }
  | { readonly type: "send"; readonly message: OutboxMessage }
  | { readonly type: "retry"; readonly clientId: string }
  | { readonly type: "typed" }
  /** The customer looks at the newest record. */
  | { readonly type: "seen" }
  /** The customer wants another try, or the device has a network again. */
  | { readonly type: "reconnect" };

/** What a conversation wants to be done. */
export type Effect =
  | { readonly do: "connect" }
  | { readonly do: "disconnect" }
  | { readonly do: "write"; readonly frame: ClientFrame }
  | { readonly do: "set"; readonly timer: Timer; readonly ms: number }
  | { readonly do: "clear"; readonly timer: Timer }
  | { readonly do: "read-history" }
  | { readonly do: "say-connection-failed" }
  /** What counts unread messages is stale. */
  | { readonly do: "renew-counts" };

export interface Step {
  readonly state: ConversationState;
  readonly effects: readonly Effect[];
}

export function step(state: ConversationState, ...effects: readonly Effect[]): Step {
  return { state, effects };
}

/** One after the other, each on what the one before has made of the conversation. */
export function chain(first: Step, ...next: readonly ((state: ConversationState) => Step)[]): Step {
  return next.reduce((done, each) => {
    const { state, effects } = each(done.state);
    return { state, effects: [...done.effects, ...effects] };
  }, first);
}
