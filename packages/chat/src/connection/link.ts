import type { ConversationState, OutboxMessage } from "./conversation-state.ts";
import { doubted, failed } from "./outbox.ts";
import { read } from "./records.ts";
import { chain, type Step, step, type Timer } from "./step.ts";

const timers: readonly Timer[] = ["reconnect", "ping", "silence", "echo", "history", "agent"];

/** No session is left: nothing is tried any more, and what was written waits for the login. */
export function endSession(state: ConversationState): Step {
  const waiting = (message: OutboxMessage): OutboxMessage =>
    message.state === "failed" ? message : { ...message, state: "waiting" };
  return step(
    {
      ...state,
      link: "over",
      boundTo: null,
      isLoaded: true,
      isReading: false,
      readsAgain: false,
      agentTypes: false,
      outbox: state.outbox.map(waiting),
    },
    { do: "disconnect" },
    ...timers.map((timer) => ({ do: "clear", timer }) as const),
  );
}

/** All tries are spent. The customer decides about what is left. */
function giveUp(state: ConversationState): Step {
  const outbox = state.outbox.map((message) =>
    message.state === "failed" ? message : failed(message, { reason: "not-connected", message: "" }),
  );
  return step({ ...state, link: "lost", outbox });
}

export const maxAttempts = 5;
const retryMs = 4000;
const heartbeatMs = 10_000;
/** A connection that takes longer than a lost one is noticed counts as lost. */
const connectMs = 2 * heartbeatMs;
const sessionOverCode = 4401;
/** Another window of the customer has taken this one's place, and would lose its own if this one came back by itself. */
const tooManyCode = 1013;

export function connect(state: ConversationState): Step {
  return step(
    { ...state, link: "connecting", boundTo: null },
    { do: "connect" },
    { do: "set", timer: "silence", ms: connectMs },
  );
}

/** A frame has come: the connection lives, and tries are counted anew. */
export function beat(state: ConversationState): Step {
  return step({ ...state, tries: 0 }, { do: "clear", timer: "silence" }, { do: "set", timer: "ping", ms: heartbeatMs });
}

/** Asks whether anybody is there. */
export function ping(state: ConversationState): Step {
  return step(state, { do: "write", frame: { event: "ping" } }, { do: "set", timer: "silence", ms: heartbeatMs });
}

/** Nobody has answered for too long; a dead connection may take minutes to say so itself. */
export function fallSilent(state: ConversationState): Step {
  return chain(step(state, { do: "disconnect" }), (each) => closed(each, 1006));
}

export function closed(state: ConversationState, code: number): Step {
  if (code === sessionOverCode) return endSession(state);
  const wasOpen = state.link === "open";
  const lost = step(
    { ...state, boundTo: null, agentTypes: false, sentTyping: false, outbox: doubted(state.outbox) },
    { do: "clear", timer: "ping" },
    { do: "clear", timer: "silence" },
    { do: "clear", timer: "echo" },
  );
  if (code === tooManyCode || state.tries >= maxAttempts) return chain(lost, giveUp);
  const waits = (each: ConversationState): Step =>
    step({ ...each, link: "waiting", tries: each.tries + 1 }, { do: "set", timer: "reconnect", ms: retryMs });
  // A refused socket looks like a lost one; only a call says that the session is over.
  return wasOpen ? chain(lost, waits) : chain(lost, waits, read);
}

/** Begins to count anew. */
export function reconnect(state: ConversationState): Step {
  const { link } = state;
  if (link !== "lost" && link !== "waiting") return step(state);
  return chain(step({ ...state, tries: 0 }, { do: "clear", timer: "reconnect" }), connect);
}
