import type { ChatAgent, ChatRecord } from "@plaza/api-client";
import type { ConnectionState } from "../connection/link.ts";
import { type OutboxMessage, restored } from "../connection/outbox.ts";

/** Why something cannot be sent, before anything was. */
export type Rejection = "offline" | "not-connected" | "session-over";

/** A message to customer service that the platform has not answered yet. */
export interface CustomerMessage extends OutboxMessage {
  /** The newest record that was known when it was sent for the first time; null: it never was. */
  readonly after: number | null;
}

/** A conversation as far as it is known here. */
export interface ConversationState extends ConnectionState {
  /** 0 is the platform. */
  readonly shopId: number;
  /** The platform tells messages apart by their sender's names for them, and says what was read and who types. */
  readonly hasNames: boolean;
  /** The agent that the platform has been told of on this connection. */
  readonly boundTo: number | null;
  /** Null: nobody is there. */
  readonly agent: ChatAgent | null;
  /** The history has answered, or failed, once. */
  readonly isLoaded: boolean;
  readonly isManual: boolean;
  /** The newest page of the history is being read. */
  readonly isReading: boolean;
  /** Something has happened since that reading began, so that it has to be repeated. */
  readonly readsAgain: boolean;
  /** By their ids, each once. */
  readonly records: readonly ChatRecord[];
  readonly hasOlder: boolean;
  /** The newest record that the agent has read. */
  readonly readId: number;
  /** The newest record of an agent that the customer has seen. */
  readonly seenId: number;
  readonly outbox: readonly CustomerMessage[];
  readonly agentTypes: boolean;
  /** The agent has been told that the customer types, a moment ago. */
  readonly sentTyping: boolean;
  /** What the platform has said that belongs to no message. */
  readonly complaint: string | null;
}

export interface NewConversation {
  readonly shopId: number;
  readonly hasNames: boolean;
  /** What was not sent before the document was left. */
  readonly unsent?: readonly CustomerMessage[];
}

export function newConversation({ shopId, hasNames, unsent = [] }: NewConversation): ConversationState {
  return {
    shopId,
    hasNames,
    link: "off",
    attempts: 0,
    boundTo: null,
    agent: null,
    isLoaded: false,
    isManual: false,
    isReading: false,
    readsAgain: false,
    records: [],
    hasOlder: false,
    readId: 0,
    seenId: 0,
    outbox: restored(unsent),
    agentTypes: false,
    sentTyping: false,
    complaint: null,
  };
}

/** Why nothing can be sent now; null: it is sent at once, or as soon as the connection is there. */
export function rejectionOf({ link, agent }: Pick<ConversationState, "link" | "agent">): Rejection | null {
  if (link === "over") return "session-over";
  if (agent === null) return "offline";
  return link === "lost" ? "not-connected" : null;
}

export function newestId({ records }: Pick<ConversationState, "records">): number {
  return records.at(-1)?.id ?? 0;
}
