import type { ChatShopId } from "./chat-shop-id.ts";

/** Which side of a conversation, as the wire names it. */
export type Side = "user" | "kefu";

/** Which conversation, and who has it. */
export interface ConversationKey {
  readonly conversationId: number;
  readonly customerId: number;
  readonly shopId: ChatShopId;
  /** Null: nobody has it yet. */
  readonly agentId: number | null;
}

/** What has happened in a conversation. The nodes that hold a socket of one of its sides read from the store what to send. */
export type ChatNews =
  /** A record was added; which was the one before. */
  | (ConversationKey & { readonly what: "record"; readonly recordId: number; readonly previousId: number })
  | (ConversationKey & { readonly what: "read"; readonly by: Side; readonly lastId: number })
  | (ConversationKey & { readonly what: "typing"; readonly by: Side })
  /** The customer came, or left. */
  | (ConversationKey & { readonly what: "presence"; readonly isOnline: boolean })
  /** Another agent has it now; from whom. */
  | (ConversationKey & { readonly what: "transfer"; readonly fromAgentId: number | null });

/** A session is over, or all of somebody's. */
export interface EndedSession {
  readonly side: Side;
  readonly session?: number;
  readonly person?: number;
}

/** A socket has to make room for a newer one. */
export interface SurplusSocket {
  readonly connectionId: string;
}

declare module "../../platform/ports/events/events.ts" {
  interface PlatformEvents {
    readonly chat: ChatNews;
    /** Said by triggers of the store (`drizzle/0000_baseline.sql`). */
    readonly "session-ended": EndedSession;
    readonly "chat-surplus": SurplusSocket;
  }
}
