import type { AgentClientFrame, AgentServerFrame } from "@plaza/api-client/desk";
import {
  chain,
  changeMessages,
  type ConnectionRules,
  deliver as deliverBy,
  type DeliveryRules,
  failedMessage,
  pendingMessage,
  step,
} from "@plaza/chat/connection";
import type { DeskMessage, DeskState } from "./desk-state.ts";
import type { DeskEffect, DeskStep } from "./desk-step.ts";

const deliveryRules: DeliveryRules<DeskState, DeskMessage, AgentClientFrame> = {
  conversationOf: ({ customerId }) => customerId,
  frameOf: ({ link }, { customerId, clientId }, content) =>
    link === "open" ? { event: "chat", customerId, content, clientId } : null,
};

/** A message without an answer goes out again: the platform knows it by its name, should it have arrived. */
export const connectionRules: ConnectionRules<DeskState, DeskEffect> = {
  lostMessage: "waiting",
  answerMissing: deliver,
  disconnected: (state) => ({ ...state, typing: null, hasSentTyping: false }),
  sessionOver: (state) => step(state),
  checkSession: (state) => step(state, { do: "read-list" }),
};

export function deliver(state: DeskState): DeskStep {
  return deliverBy(state, deliveryRules);
}

/** Whatever it is, it stays with whoever wrote it until the platform has taken it. */
export function send(state: DeskState, message: DeskMessage): DeskStep {
  return deliver({ ...state, complaint: null, outbox: [...state.outbox, message] });
}

export function retry(state: DeskState, clientId: string): DeskStep {
  const message = failedMessage(state.outbox, clientId);
  if (message === undefined) return step(state);
  return deliver({
    ...state,
    outbox: changeMessages(state.outbox, (each) => each === message, { state: "waiting", problem: null }),
  });
}

export function discard(state: DeskState, clientId: string): DeskState {
  const message = failedMessage(state.outbox, clientId);
  return { ...state, outbox: state.outbox.filter((each) => each !== message) };
}

/** The platform has not taken a message, or something else that was asked of it. */
export function takeError(
  state: DeskState,
  { clientId, reason, message }: Extract<AgentServerFrame, { event: "error" }>,
): DeskStep {
  if (clientId === null) return step({ ...state, complaint: message });
  const meant = pendingMessage(state.outbox, clientId);
  if (meant === undefined) return step(state);
  const outbox = changeMessages(state.outbox, (each) => each === meant, {
    state: "failed",
    problem: { reason, message },
  });
  // Somebody else has the conversation by now.
  return chain(deliver({ ...state, outbox }), (each) =>
    step(each, { do: "read-list" }, { do: "read-row", customerId: meant.customerId }),
  );
}
