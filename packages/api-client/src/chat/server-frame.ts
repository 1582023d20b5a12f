import { type Decoder, type FieldReader, isRecord, record } from "../wire/decode.ts";
import { DecodeError } from "../wire/decode-error.ts";
import { count, optionalText, text } from "../wire/scalars.ts";
import { type ChatRecord, chatRecord, type ChatSide, chatSide } from "./chat-record.ts";
import { type ChatAgent, chatAgent } from "./chat-configuration.ts";

/** By the names that events have on the wire. */
export type FrameReaders<Frame> = Readonly<Record<string, (field: FieldReader) => Frame>>;

/** It says no more than that the connection lives. */
export interface Alive {
  readonly event: "alive";
}

export const alive: Alive = { event: "alive" };

/** Reads what was sent on a socket. What is not understood is still a sign of life. */
export function readFrame<Frame>(readers: FrameReaders<Frame>, sent: unknown, platformOrigin: string): Frame | Alive {
  try {
    const frame: unknown = typeof sent === "string" ? JSON.parse(sent) : null;
    if (!isRecord(frame)) return alive;
    const event = String(frame["event"]);
    const reader = Object.hasOwn(readers, event) ? readers[event] : undefined;
    return reader === undefined ? alive : record(reader)(frame, { platformOrigin, isSanitised: false });
  } catch {
    return alive;
  }
}

/** What the platform says on a customer's socket. */
export type ServerFrame =
  | { readonly event: "login" }
  | { readonly event: "chat"; readonly record: ChatRecord }
  | {
      readonly event: "error";
      readonly message: string;
      /** A word for programs; null where the platform has none. */
      readonly reason: string | null;
      /** The message that was not taken; null where the platform does not say. */
      readonly clientId: string | null;
    }
  /** From now on somebody else answers. */
  | { readonly event: "transfer"; readonly agent: ChatAgent }
  | { readonly event: "typing"; readonly shopId: number; readonly side: ChatSide }
  /** One side has read all records up to this one. */
  | { readonly event: "read"; readonly shopId: number; readonly by: ChatSide; readonly lastId: number }
  | { readonly event: "agent-gone"; readonly shopId: number; readonly agentId: number }
  | Alive;

const error = record((field) => ({
  message: field("msg", text),
  reason: field("reason", optionalText),
  clientId: field("client_id", optionalText),
}));

const transferredTo: Decoder<ChatAgent> = (value, context) => {
  const agent = chatAgent(value, context);
  if (agent === null) throw new DecodeError("an agent was expected");
  return agent;
};

const readers: FrameReaders<ServerFrame> = {
  login: () => ({ event: "login" }),
  chat: (field) => ({ event: "chat", record: field("data", chatRecord) }),
  error: (field) => ({ event: "error", ...field("data", error) }),
  transfer: (field) => ({ event: "transfer", agent: field("data", transferredTo) }),
  typing: (field) => ({
    event: "typing",
    ...field(
      "data",
      record((data) => ({ shopId: data("shop_id", count), side: data("from_type", chatSide) })),
    ),
  }),
  read: (field) => ({
    event: "read",
    ...field(
      "data",
      record((data) => ({
        shopId: data("shop_id", count),
        by: data("by", chatSide),
        lastId: data("last_id", count),
      })),
    ),
  }),
  agent_gone: (field) => ({
    event: "agent-gone",
    ...field(
      "data",
      record((data) => ({ shopId: data("shop_id", count), agentId: data("id", count) })),
    ),
  }),
};

/** An answer to a ping, and whatever is not known here, is a sign of life. */
export function readServerFrame(sent: unknown, platformOrigin: string): ServerFrame {
  return readFrame(readers, sent, platformOrigin);
}
