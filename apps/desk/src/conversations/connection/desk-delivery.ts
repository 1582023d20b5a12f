import type { ChatContent, OutgoingContent } from "@plaza/api-client";
import type { DeskMessage, DeskState } from "./desk-state.ts";
import { chain, type DeskStep, step } from "./desk-step.ts";

/** An answer that takes longer is lost: the message is sent once more, by its name. */
const echoMs = 10_000;

/** Sends what waits, of each conversation one message at a time, so that the order is kept. */
export function deliver(state: DeskState): DeskStep {
  if (state.link !== "open") return step(state);
  const busy = new Set(state.outbox.filter((each) => each.state === "sending").map(({ customerId }) => customerId));
  const next = state.outbox.filter((each) => {
    if (each.state !== "waiting" || busy.has(each.customerId)) return false;
    busy.add(each.customerId);
    return true;
  });
  if (next.length === 0) return step(state);
  const sent = new Set(next);
  return step(
    { ...state, outbox: state.outbox.map((each) => (sent.has(each) ? { ...each, state: "sending" } : each)) },
    ...next.map(({ customerId, content, clientId }) => ({
      do: "write" as const,
      frame: { event: "chat" as const, customerId, content: outgoing(content), clientId },
    })),
    { do: "set", timer: "echo", ms: echoMs },
  );
}

/** What was sent before without an answer goes out again. */
export function sendAgain(state: DeskState): DeskStep {
  const waiting = (message: DeskMessage): DeskMessage =>
    message.state === "sending" ? { ...message, state: "waiting" } : message;
  return deliver({ ...state, outbox: state.outbox.map(waiting) });
}

/** Whatever it is, it stays with whoever wrote it until the platform has taken it. */
export function send(state: DeskState, message: DeskMessage): DeskStep {
  return deliver({ ...state, complaint: null, outbox: [...state.outbox, message] });
}

export function retry(state: DeskState, clientId: string): DeskStep {
  const again = (message: DeskMessage): DeskMessage =>
    message.clientId === clientId && message.state === "failed"
      ? { ...message, state: "waiting", problem: null }
      : message;
  return deliver({ ...state, outbox: state.outbox.map(again) });
}

/**
 * Whatever it was before, it has failed: nothing that an earlier window has kept goes out unless the agent says so again, to a
 * customer who may be somebody else's by now.
 */
export function restore(state: DeskState, messages: readonly DeskMessage[]): DeskState {
  const failed = messages.map((message): DeskMessage => ({
    ...message,
    state: "failed",
    problem: message.problem ?? { reason: "unsent", message: "" },
  }));
  return { ...state, outbox: [...failed, ...state.outbox] };
}

export function discard(state: DeskState, clientId: string): DeskState {
  return {
    ...state,
    outbox: state.outbox.filter((message) => message.clientId !== clientId || message.state !== "failed"),
  };
}

/** The platform has not taken a message, or something else that was asked of it. */
export function refused(
  state: DeskState,
  {
    clientId,
    reason,
    message,
  }: { readonly clientId: string | null; readonly reason: string | null; readonly message: string },
): DeskStep {
  const meant = state.outbox.find((each) => each.clientId === clientId && each.state === "sending");
  if (meant === undefined) return step(clientId === null ? { ...state, complaint: message } : state);
  const failed: DeskMessage = { ...meant, state: "failed", problem: { reason, message } };
  const known = { ...state, outbox: state.outbox.map((each) => (each === meant ? failed : each)) };
  // Somebody else has the conversation by now.
  return chain(deliver(known), (each) =>
    step(each, { do: "read-list" }, { do: "read-row", customerId: meant.customerId }),
  );
}

function outgoing(content: ChatContent): OutgoingContent {
  if (content.type === "product") return { type: "product", productId: content.product.id };
  return content.type === "order" ? { type: "order", orderId: content.order.id } : content;
}
