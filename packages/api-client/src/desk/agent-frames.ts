import { messageOf, type OutgoingContent } from "../chat/client-frame.ts";
import { type Alive, alive, type FrameReaders, readFrame } from "../chat/server-frame.ts";
import { record } from "../wire/decode.ts";
import { count, id, optionalId, optionalText, text } from "../wire/scalars.ts";
import { type ConversationRow, conversationRow } from "./conversation-row.ts";
import { type DeskRecord, deskRecord } from "./desk-records.ts";
import { type ChatSide, chatSide } from "../chat/chat-record.ts";

/** What the platform says on an agent's socket. */
export type AgentServerFrame =
  | { readonly event: "login" }
  | { readonly event: "chat"; readonly record: DeskRecord }
  | {
      readonly event: "error";
      readonly message: string;
      /** A word for programs; null where the platform has none. */
      readonly reason: string | null;
      /** The message that was not taken; null where it was none, or the platform does not say. */
      readonly clientId: string | null;
    }
  /** A customer came or left, perhaps with a new conversation. */
  | { readonly event: "presence"; readonly row: ConversationRow }
  /** Somebody has passed a conversation on to this agent. */
  | { readonly event: "received"; readonly row: ConversationRow }
  /** A conversation of this agent was passed on, in this window or another. */
  | {
      readonly event: "passed-on";
      /** Null where the platform does not say whose. */
      readonly customerId: number | null;
    }
  | { readonly event: "typing"; readonly customerId: number; readonly side: ChatSide }
  /** One side has read all records up to this one. */
  | { readonly event: "read"; readonly customerId: number; readonly by: ChatSide; readonly lastId: number }
  | Alive;

const readers: FrameReaders<AgentServerFrame> = {
  login: () => ({ event: "login" }),
  chat: (field) => ({ event: "chat", record: field("data", deskRecord) }),
  error: (field) => ({
    event: "error",
    ...field(
      "data",
      record((data) => ({
        message: data("msg", text),
        reason: data("reason", optionalText),
        clientId: data("client_id", optionalText),
      })),
    ),
  }),
  user_online: (field) => ({ event: "presence", row: field("data", conversationRow) }),
  transfer: (field) =>
    field(
      "data",
      record((data): AgentServerFrame => {
        const status = data("status", text);
        if (status === "get_success") return { event: "received", row: data("user", conversationRow) };
        return status === "send_success" ? { event: "passed-on", customerId: data("user_id", optionalId) } : alive;
      }),
    ),
  typing: (field) => ({
    event: "typing",
    ...field(
      "data",
      record((data) => ({ customerId: data("from_id", id), side: data("from_type", chatSide) })),
    ),
  }),
  read: (field) => ({
    event: "read",
    ...field(
      "data",
      record((data) => ({
        customerId: data("user_id", id),
        by: data("by", chatSide),
        lastId: data("last_id", count),
      })),
    ),
  }),
};

export function readAgentFrame(sent: unknown, platformOrigin: string): AgentServerFrame {
  return readFrame(readers, sent, platformOrigin);
}

/** What an agent's side says on its socket. */
export type AgentClientFrame =
  | { readonly event: "ping" }
  | {
      readonly event: "chat";
      readonly customerId: number;
      readonly content: OutgoingContent;
      readonly clientId: string;
    }
  | { readonly event: "typing"; readonly customerId: number }
  | { readonly event: "read"; readonly customerId: number; readonly lastId: number }
  | { readonly event: "transfer"; readonly customerId: number; readonly agentId: number; readonly note: string };

/** @param shopId the agent's; 0 is the platform */
export function writeAgentFrame(frame: AgentClientFrame, shopId: number): string {
  return JSON.stringify(wireOf(frame, shopId));
}

function wireOf(frame: AgentClientFrame, shopId: number): object {
  switch (frame.event) {
    case "ping":
      return { event: "ping" };
    case "chat": {
      const { customerId, content, clientId } = frame;
      return {
        event: "chat",
        data: { ...messageOf(content), to_id: customerId, to_type: "user", client_id: clientId },
      };
    }
    case "typing":
      return { event: "typing", data: { to_id: frame.customerId, to_type: "user" } };
    case "read":
      return { event: "read", data: { user_id: frame.customerId, shop_id: shopId, last_id: frame.lastId } };
    case "transfer":
      return { event: "transfer", data: { user_id: frame.customerId, kefu_id: frame.agentId, note: frame.note } };
    default:
      return frame satisfies never;
  }
}
