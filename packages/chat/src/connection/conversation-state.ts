import type { ChatAgent, ChatContent, ChatRecord } from "@plaza/api-client";

/**
 * The way to the platform: `none`, there is nobody to talk to yet; `waiting`, for the next try; `lost`, all tries are spent;
 * `over`, no session is left.
 */
export type Link = "none" | "connecting" | "open" | "waiting" | "lost" | "over";

/** Why something cannot be sent, before anything was. */
export type Rejection = "offline" | "not-connected" | "session-over";

/** Why the platform has not taken a message. */
export interface Problem {
  /** A word of the platform's, or a rejection. */
  readonly reason: string | null;
  /** In the platform's words; empty where it has none. */
  readonly message: string;
}

/** A message that the platform has not answered yet. */
export interface OutboxMessage {
  readonly clientId: string;
  readonly content: ChatContent;
  /** Epoch milliseconds: when it was written. */
  readonly writtenAt: number;
  /**
   * `sending`: the answer is still on its way. `doubtful`: it may be lost, and only the history knows. `failed`: the customer
   * decides whether it is tried again.
   */
  readonly state: "waiting" | "sending" | "doubtful" | "failed";
  /** The newest record that was known when it was sent for the first time; null: it never was. */
  readonly after: number | null;
  /** Null unless it failed. */
  readonly problem: Problem | null;
}

/** A conversation as far as it is known here. */
export interface ConversationState {
  /** 0 is the platform. */
  readonly shopId: number;
  /** The platform tells messages apart by their sender's names for them, and says what was read and who types. */
  readonly hasNames: boolean;
  readonly link: Link;
  /** Failed connections in a row. */
  readonly tries: number;
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
  /** In the order in which they were written. */
  readonly outbox: readonly OutboxMessage[];
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
  readonly unsent?: readonly OutboxMessage[];
}

export function newConversation({ shopId, hasNames, unsent = [] }: NewConversation): ConversationState {
  return {
    shopId,
    hasNames,
    link: "none",
    tries: 0,
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
    outbox: unsent,
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
