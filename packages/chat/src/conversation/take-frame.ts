import type { ChatRecord, ServerFrame } from "@plaza/api-client";
import { heartbeat } from "../connection/link.ts";
import { merged } from "../connection/merged.ts";
import { changeMessages, pendingMessage, stopWaiting, unanswered } from "../connection/outbox.ts";
import { chain, step, set, clear } from "../connection/step.ts";
import type { ConversationState } from "./conversation-state.ts";
import { deliver, isAnswerFor, read } from "./delivery.ts";
import type { ConversationEffect, ConversationStep } from "./step.ts";

const typingMs = 5000;

export function takeFrame(state: ConversationState, frame: ServerFrame): ConversationStep {
  return chain<ConversationState, ConversationEffect>(heartbeat(state), (each) => answer(each, frame));
}

function answer(state: ConversationState, frame: ServerFrame): ConversationStep {
  switch (frame.event) {
    case "login":
      // Something may have been said since the history was read.
      return read({ ...state, link: "open" });
    case "chat":
      return takeRecord(state, frame.record);
    case "error":
      return takeError(state, frame);
    case "transfer": {
      const { agent } = frame;
      // The platform has bound the conversation itself. It sends no avatar.
      const next = { ...agent, avatar: agent.avatar ?? state.agent?.avatar ?? null };
      const bound: ConversationState = { ...state, agent: next, boundTo: next.id };
      // A history that is on its way may still name whoever was there before.
      return chain(state.isReading ? read(bound) : step(bound), deliver);
    }
    case "typing":
      if (frame.shopId !== state.shopId || frame.side !== "agent") return step(state);
      return step({ ...state, agentTypes: true }, set("typing-over", typingMs));
    case "read":
      if (frame.shopId !== state.shopId || frame.by !== "agent") return step(state);
      return step({ ...state, readId: Math.max(state.readId, frame.lastId) });
    case "agent-gone":
      return frame.shopId === state.shopId && frame.agentId === state.agent?.id ? read(state) : step(state);
    case "alive":
      return step(state);
    default:
      return frame satisfies never;
  }
}

/** Messages of all shops arrive on every socket of a customer. */
function takeRecord(state: ConversationState, record: ChatRecord): ConversationStep {
  if (record.shopId !== state.shopId) return step(state);
  const outbox = unanswered(state.outbox, [record], "customer", isAnswerFor(state));
  const known = { ...state, outbox, records: merged(state.records, [record]), complaint: null };
  if (record.from.side === "agent") return step({ ...known, agentTypes: false }, { do: "renew-counts" });
  return chain<ConversationState, ConversationEffect>(stopWaiting(known), deliver);
}

type ErrorFrame = Extract<ServerFrame, { event: "error" }>;

function takeError(state: ConversationState, { clientId, reason, message }: ErrorFrame): ConversationStep {
  const meant =
    clientId === null ? state.outbox.find((each) => each.state === "sending") : pendingMessage(state.outbox, clientId);
  if (meant === undefined) return clientId === null ? step({ ...state, complaint: message }) : step(state);
  // Some platforms store a message and then fail to say so: without a name the history decides.
  const isSure = clientId !== null;
  const problem = { reason, message };
  const outbox = changeMessages(state.outbox, (each) => each === meant, {
    state: isSure ? "failed" : "doubtful",
    problem,
  });
  const known: ConversationStep = step({ ...state, outbox }, clear("echo"));
  // Nobody took it: perhaps somebody else does.
  const asksAgain = !isSure || reason === "offline" || reason === "not_bound";
  if (!asksAgain) return chain(known, deliver);
  // The platform is told anew whom is talked to.
  const unbind = (each: ConversationState): ConversationStep =>
    step(reason === "not_bound" ? { ...each, boundTo: null } : each);
  return chain(known, unbind, read);
}
