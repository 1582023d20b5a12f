import type {
  AgentClientFrame,
  AgentServerFrame,
  ConversationRow,
  Conversations,
  DeskRecord,
  DeskRecords,
} from "@plaza/api-client/desk";
import type { ConnectionEffect, ConnectionEvent, ConnectionTimer, Step } from "@plaza/chat/connection";
import type { DeskMessage, DeskState } from "./desk-state.ts";

export type DeskTimer = ConnectionTimer | "typing-over" | "typing-notice" | "links";

/** What can happen to the state of the desk. */
export type DeskAction =
  | ConnectionEvent<AgentServerFrame, DeskTimer>
  /** The agent wants to be there, or not any more. */
  | { readonly type: "go-online" | "go-offline" }
  | { readonly type: "list"; readonly list: Conversations; readonly page: number }
  /** What was asked for by itself; null: it is not the agent's. */
  | { readonly type: "row"; readonly customerId: number; readonly row: ConversationRow | null }
  | { readonly type: "list-failed"; readonly isSessionOver: boolean }
  | { readonly type: "select"; readonly customerId: number | null }
  | { readonly type: "log" | "older"; readonly customerId: number; readonly log: DeskRecords }
  | { readonly type: "log-failed"; readonly customerId: number }
  /** Known records were asked for again, because the addresses of their pictures are good for minutes. */
  | { readonly type: "renewed"; readonly customerId: number; readonly records: readonly DeskRecord[] }
  | { readonly type: "send"; readonly message: DeskMessage }
  /** An earlier window of the agent has stored what it had not sent. */
  | { readonly type: "restore"; readonly messages: readonly DeskMessage[] }
  /** `discard`: what has failed is given up. */
  | { readonly type: "retry" | "discard"; readonly clientId: string }
  | { readonly type: "typed"; readonly customerId: number }
  /** The agent looks at the newest record. */
  | { readonly type: "seen"; readonly customerId: number }
  | { readonly type: "transfer"; readonly customerId: number; readonly agentId: number; readonly note: string };

/** What the desk wants to be done. */
export type DeskEffect =
  | ConnectionEffect<AgentClientFrame, DeskTimer>
  | { readonly do: "read-list" }
  | { readonly do: "read-log" | "read-row" | "renew-links"; readonly customerId: number }
  /** A customer has said something. */
  | { readonly do: "notify-message"; readonly record: DeskRecord }
  /** A colleague has passed a conversation on. */
  | { readonly do: "notify-received"; readonly customerId: number };

export type DeskStep = Step<DeskState, DeskEffect>;
