import type { ChatContent, ChatRecord, ClientFrame } from "@plaza/api-client";
import type { ConnectionRules } from "../connection/link.ts";
import {
  changeMessages,
  deliver as deliverBy,
  type DeliveryRules,
  failedMessage,
  hasSameName,
} from "../connection/outbox.ts";
import { chain, step, clear } from "../connection/step.ts";
import { type ConversationState, type CustomerMessage, newestId, rejectionOf } from "./conversation-state.ts";
import type { ConversationEffect, ConversationStep } from "./step.ts";

const deliveryRules: DeliveryRules<ConversationState, CustomerMessage, ClientFrame> = {
  conversationOf: () => 0,
  frameOf: ({ agent, boundTo, link, isReading, hasNames }, { clientId }, content) => {
    if (link !== "open" || agent === null || boundTo !== agent.id || isReading) return null;
    return { event: "chat", agentId: agent.id, content, clientId: hasNames ? clientId : null };
  },
  noted: (state, message) => ({ ...message, after: message.after ?? newestId(state) }),
};

/** A message without an answer is looked for in the history: a platform without names would store it again. */
export const connectionRules: ConnectionRules<ConversationState, ConversationEffect> = {
  lostMessage: "doubtful",
  answerMissing: read,
  disconnected: (state) => ({ ...state, boundTo: null, agentTypes: false, sentTyping: false }),
  sessionOver: (state) =>
    step({ ...state, isLoaded: true, isReading: false, readsAgain: false }, clear("history"), clear("agent")),
  checkSession: (state, wasOpen) => (wasOpen ? step(state) : read(state)),
};

export function deliver(state: ConversationState): ConversationStep {
  return deliverBy(state, deliveryRules);
}

/** Reads the newest page of the history; once more where that is being done, because the answer may be of before. */
export function read(state: ConversationState): ConversationStep {
  if (state.isReading) return step({ ...state, readsAgain: true });
  return step({ ...state, isReading: true }, clear("history"), { do: "read-history" });
}

/** Tells the platform who is talked to, where this connection has not yet. */
export function bind(state: ConversationState): ConversationStep {
  const { agent, boundTo, link } = state;
  if (link !== "open" || agent === null || boundTo === agent.id) return step(state);
  return step({ ...state, boundTo: agent.id }, { do: "write", frame: { event: "online", agentId: agent.id } });
}

/** What cannot be sent now stays with whoever wrote it, and somebody is looked for who could take it. */
export function send(state: ConversationState, message: CustomerMessage): ConversationStep {
  const rejection = rejectionOf(state);
  if (rejection === null) return deliver({ ...state, complaint: null, outbox: [...state.outbox, message] });
  return rejection === "offline" ? read(state) : step(state);
}

/** Tries a failed message again: one that may have arrived is looked for before. */
export function retry(state: ConversationState, clientId: string): ConversationStep {
  const message = failedMessage(state.outbox, clientId);
  if (message === undefined) return step(state);
  const rejection = rejectionOf(state);
  if (rejection !== null) return rejection === "offline" ? read(state) : step(state);
  const wasSent = message.after !== null;
  const again = { state: wasSent ? "doubtful" : "waiting", problem: null } as const;
  const next = { ...state, outbox: changeMessages(state.outbox, (each) => each === message, again) };
  return chain(wasSent ? read(next) : step(next), deliver);
}

/** Whether a record is what was sent: by its name, or else by what it says and when. */
export const isAnswerFor =
  ({ hasNames }: ConversationState) =>
  (record: ChatRecord, message: CustomerMessage): boolean =>
    hasNames
      ? hasSameName(record, message)
      : message.after !== null && record.id > message.after && saysTheSame(record.content, message.content);

/** Whether a record may be what was sent: what it says of a product or an order is the platform's. */
function saysTheSame(record: ChatContent, sent: ChatContent): boolean {
  if (record.type === "text" && sent.type === "text") return record.text.trim() === sent.text;
  if (record.type === "image" && sent.type === "image") return record.path === sent.path;
  if (record.type === "product" && sent.type === "product") return record.product.id === sent.product.id;
  return record.type === "order" && sent.type === "order" && record.order.id === sent.order.id;
}
