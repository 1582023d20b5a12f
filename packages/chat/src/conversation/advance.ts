import { closed, reconnect, takeConnectionTimer } from "../connection/link.ts";
import { merged } from "../connection/merged.ts";
import { step, set } from "../connection/step.ts";
import type { ConversationState } from "./conversation-state.ts";
import { connectionRules, read, retry, send } from "./delivery.ts";
import type { ConversationEvent, ConversationStep, ConversationTimer } from "./step.ts";
import { takeFrame } from "./take-frame.ts";
import { historyFailed, takeHistory } from "./take-history.ts";

const typingSentMs = 3000;

/** What becomes of a conversation by what happens to it, and what has to be done then. It knows no clock and no socket. */
export function advance(state: ConversationState, event: ConversationEvent): ConversationStep {
  // Nothing brings a session back but another document.
  if (state.link === "over" && event.type !== "seen") return step(state);
  switch (event.type) {
    case "begin":
      return read(state);
    case "history":
      return takeHistory(state, event.history);
    case "history-failed":
      return historyFailed(state, event.isSessionOver);
    case "older":
      return step({
        ...state,
        records: merged(state.records, event.history.records),
        hasOlder: event.history.hasMore,
      });
    case "frame":
      return takeFrame(state, event.frame);
    case "socket-error":
      // Said once for as long as it goes on.
      return state.attempts === 0 ? step(state, { do: "say-connection-failed" }) : step(state);
    case "socket-closed":
      return closed(state, event.code, connectionRules);
    case "timer":
      return takeTimer(state, event.timer);
    case "send":
      return send(state, event.message);
    case "retry":
      return retry(state, event.clientId);
    case "typed":
      return sayTyping(state);
    case "seen":
      return see(state);
    case "reconnect":
      return reconnect(state);
    default:
      return event satisfies never;
  }
}

function takeTimer(state: ConversationState, timer: ConversationTimer): ConversationStep {
  switch (timer) {
    case "history":
    case "agent":
      return read(state);
    case "typing-over":
      return step({ ...state, agentTypes: false });
    case "typing-sent":
      return step({ ...state, sentTyping: false });
    case "reconnect":
    case "ping":
    case "silence":
    case "echo":
      return takeConnectionTimer(state, timer, connectionRules);
    default:
      return timer satisfies never;
  }
}

function sayTyping(state: ConversationState): ConversationStep {
  const { agent, boundTo, hasNames, sentTyping, link } = state;
  if (!hasNames || sentTyping || link !== "open" || agent === null || boundTo !== agent.id) return step(state);
  return step(
    { ...state, sentTyping: true },
    { do: "write", frame: { event: "typing", agentId: agent.id } },
    set("typing-sent", typingSentMs),
  );
}

/** Tells the agent how far the customer has read, only forwards. */
function see(state: ConversationState): ConversationStep {
  const { shopId, hasNames, link, seenId } = state;
  const lastId = state.records.findLast(({ from }) => from.side === "agent")?.id ?? 0;
  if (lastId <= seenId) return step(state);
  const seen = { ...state, seenId: lastId };
  const counted = { do: "renew-counts" } as const;
  if (!hasNames || link !== "open") return step(seen, counted);
  return step(seen, counted, { do: "write", frame: { event: "read", shopId, lastId } });
}
