import type { ChatHistory } from "@plaza/api-client";
import { type ConversationState, newestId, type OutboxMessage } from "./conversation-state.ts";
import { bind, deliver } from "./delivery.ts";
import { connect, endSession } from "./link.ts";
import { failed, unanswered } from "./outbox.ts";
import { merged, read } from "./records.ts";
import { chain, type Step, step } from "./step.ts";

/** How often somebody is looked for at a desk where nobody is. */
const agentMs = 30_000;
const historyMs = 4000;

/** What was said meanwhile, who answers now, and what has become of messages without an answer. */
export function takeHistory(state: ConversationState, history: ChatHistory): Step {
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
    outbox: unanswered(state, state.outbox, records),
    complaint: newestId({ records }) > newestId(state) ? null : state.complaint,
  };
  const renewed = step(known, { do: "renew-counts" });
  // What has come into doubt since it was asked for may have been stored since.
  if (state.readsAgain) return chain(renewed, read);
  return chain(renewed, resolveDoubts, lookForAgent, goOn);
}

export function historyFailed(state: ConversationState, isSessionOver: boolean): Step {
  if (isSessionOver) return endSession(state);
  const known = { ...state, isReading: false, readsAgain: false, isLoaded: true };
  const isDoubted = state.outbox.some((message) => message.state === "doubtful");
  if (isDoubted || state.readsAgain) return step(known, { do: "set", timer: "history", ms: historyMs });
  return chain(step(known), lookForAgent, goOn);
}

/** What the history does not know was not stored: it goes out again, or its failure is said. */
function resolveDoubts(state: ConversationState): Step {
  const resolved = (message: OutboxMessage): OutboxMessage => {
    if (message.state !== "doubtful") return message;
    return message.problem === null ? { ...message, state: "waiting" } : failed(message, message.problem);
  };
  return step({ ...state, outbox: state.outbox.map(resolved) }, { do: "clear", timer: "echo" });
}

function lookForAgent(state: ConversationState): Step {
  const waitsForAgent = state.agent === null && !state.isManual && state.link !== "over";
  return step(state, waitsForAgent ? { do: "set", timer: "agent", ms: agentMs } : { do: "clear", timer: "agent" });
}

function goOn(state: ConversationState): Step {
  if (state.link === "none" && state.agent !== null) return connect(state);
  return chain(step(state), bind, deliver);
}
