import type { ChatHistory } from "@plaza/api-client";
import { connect, endSession } from "../connection/link.ts";
import { merged } from "../connection/merged.ts";
import { unanswered } from "../connection/outbox.ts";
import { chain, step, set, clear } from "../connection/step.ts";
import { type ConversationState, type CustomerMessage, newestId } from "./conversation-state.ts";
import { bind, connectionRules, deliver, isAnswerFor, read } from "./delivery.ts";
import type { ConversationStep } from "./step.ts";

/** How often somebody is looked for at a desk where nobody is. */
const agentMs = 30_000;
const historyMs = 4000;

/** What was said meanwhile, who answers now, and what has become of messages without an answer. */
export function takeHistory(state: ConversationState, history: ChatHistory): ConversationStep {
  const { records, agent, hasMore, isManual, readId } = history;
  // More was said meanwhile than fits into a page: what is known begins anew, and what is between is read like all before.
  const isGap = hasMore && (records[0]?.id ?? 0) > newestId(state);
  const known: ConversationState = {
    ...state,
    isReading: false,
    readsAgain: false,
    isLoaded: true,
    isManual,
    agent,
    records: isGap ? records : merged(state.records, records),
    hasOlder: isGap || state.records.length === 0 ? hasMore : state.hasOlder,
    readId: Math.max(state.readId, readId),
    outbox: unanswered(state.outbox, records, "customer", isAnswerFor(state)),
    complaint: newestId({ records }) > newestId(state) ? null : state.complaint,
  };
  const renewed = step(known, { do: "renew-counts" });
  // What has come into doubt since it was asked for may have been stored since.
  if (state.readsAgain) return chain(renewed, read);
  return chain(renewed, resolveDoubts, lookForAgent, goOn);
}

export function historyFailed(state: ConversationState, isSessionOver: boolean): ConversationStep {
  if (isSessionOver) return endSession(state, connectionRules);
  const known = { ...state, isReading: false, readsAgain: false, isLoaded: true };
  const isDoubted = state.outbox.some((message) => message.state === "doubtful");
  if (isDoubted || state.readsAgain) return step(known, set("history", historyMs));
  return chain(step(known), lookForAgent, goOn);
}

/** What the history does not know was not stored: it goes out again, or its failure is said. */
function resolveDoubts(state: ConversationState): ConversationStep {
  const resolved = (message: CustomerMessage): CustomerMessage => {
    if (message.state !== "doubtful") return message;
    return { ...message, state: message.problem === null ? "waiting" : "failed" };
  };
  return step({ ...state, outbox: state.outbox.map(resolved) }, clear("echo"));
}

function lookForAgent(state: ConversationState): ConversationStep {
  const waitsForAgent = state.agent === null && !state.isManual && state.link !== "over";
  return step(state, waitsForAgent ? set("agent", agentMs) : clear("agent"));
}

function goOn(state: ConversationState): ConversationStep {
  if (state.link === "off" && state.agent !== null) return connect(state);
  return chain(step(state), bind, deliver);
}
