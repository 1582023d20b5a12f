import type { ChatContent, OutgoingContent } from "@plaza/api-client";
import { type ConversationState, newestId, type OutboxMessage, rejectionOf } from "./conversation-state.ts";
import { isOnItsWay } from "./outbox.ts";
import { read } from "./records.ts";
import { chain, type Step, step } from "./step.ts";

/** An answer that takes longer is looked for in the history. */
const echoMs = 10_000;

/**
 * Sends the next message. One is on its way at a time: what the platform says without a name belongs to it then, and the
 * order is kept also where it was lost.
 */
export function deliver(state: ConversationState): Step {
  const { agent, boundTo, link, outbox, isReading, hasNames } = state;
  const isReady = link === "open" && agent !== null && boundTo === agent.id && !isReading;
  const isBusy = outbox.some(isOnItsWay);
  const next = outbox.find(({ state: each }) => each === "waiting");
  if (!isReady || isBusy || next === undefined) return step(state);
  const { clientId, content, after } = next;
  const sent: OutboxMessage = { ...next, state: "sending", after: after ?? newestId(state) };
  return step(
    { ...state, outbox: outbox.map((each) => (each === next ? sent : each)) },
    {
      do: "write",
      frame: { event: "chat", agentId: agent.id, content: outgoing(content), clientId: hasNames ? clientId : null },
    },
    { do: "set", timer: "echo", ms: echoMs },
  );
}

/** Tells the platform who is talked to, where this connection has not yet. */
export function bind(state: ConversationState): Step {
  const { agent, boundTo, link } = state;
  if (link !== "open" || agent === null || boundTo === agent.id) return step(state);
  return step({ ...state, boundTo: agent.id }, { do: "write", frame: { event: "online", agentId: agent.id } });
}

/** What cannot be sent now stays with whoever wrote it, and somebody is looked for who could take it. */
export function send(state: ConversationState, message: OutboxMessage): Step {
  const rejection = rejectionOf(state);
  if (rejection === null) return deliver({ ...state, complaint: null, outbox: [...state.outbox, message] });
  return rejection === "offline" ? read(state) : step(state);
}

/** Tries a failed message again: one that may have arrived is looked for before. */
export function retry(state: ConversationState, clientId: string): Step {
  const message = state.outbox.find((each) => each.clientId === clientId && each.state === "failed");
  if (message === undefined) return step(state);
  const rejection = rejectionOf(state);
  if (rejection !== null) return rejection === "offline" ? read(state) : step(state);
  const wasSent = message.after !== null;
  const again: OutboxMessage = { ...message, state: wasSent ? "doubtful" : "waiting", problem: null };
  const next = { ...state, outbox: state.outbox.map((each) => (each === message ? again : each)) };
  return chain(wasSent ? read(next) : step(next), deliver);
}

function outgoing(content: ChatContent): OutgoingContent {
  if (content.type === "product") return { type: "product", productId: content.product.id };
  return content.type === "order" ? { type: "order", orderId: content.order.id } : content;
}
