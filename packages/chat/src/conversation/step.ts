import type { ChatHistory, ClientFrame, ServerFrame } from "@plaza/api-client";
import type { ConnectionEffect, ConnectionEvent, ConnectionTimer, Step } from "../connection/step.ts";
import type { ConversationState, CustomerMessage } from "./conversation-state.ts";

/** What a conversation waits for, beside its connection: the history, somebody at the desk, the end of a hint. */
export type ConversationTimer = ConnectionTimer | "history" | "agent" | "typing-over" | "typing-sent";

/** What can happen to a conversation. */
export type ConversationEvent =
  | ConnectionEvent<ServerFrame, ConversationTimer>
  | { readonly type: "begin" }
  | { readonly type: "history"; readonly history: ChatHistory }
  | { readonly type: "history-failed"; readonly isSessionOver: boolean }
  /** A page of what was said before. */
  | { readonly type: "older"; readonly history: Pick<ChatHistory, "records" | "hasMore"> }
  | { readonly type: "send"; readonly message: CustomerMessage }
  | { readonly type: "retry"; readonly clientId: string }
  | { readonly type: "typed" }
  /** The customer looks at the newest record. */
  | { readonly type: "seen" };

/** What a conversation wants to be done. */
export type ConversationEffect =
  | ConnectionEffect<ClientFrame, ConversationTimer>
  | { readonly do: "read-history" }
  | { readonly do: "say-connection-failed" }
  /** What counts unread messages is stale. */
  | { readonly do: "renew-counts" };

export type ConversationStep = Step<ConversationState, ConversationEffect>;
