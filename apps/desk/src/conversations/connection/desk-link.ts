import type { DeskMessage, DeskState } from "./desk-state.ts";
import { chain, type DeskStep, step } from "./desk-step.ts";

const maxAttempts = 5;
const retryMs = 4000;
const heartbeatMs = 10_000;
/** A connection that takes longer than a lost one is noticed counts as lost. */
const connectMs = 2 * heartbeatMs;
const sessionOverCode = 4401;
/** Another window has taken this one's place, and would lose its own if this one came back by itself. */
const tooManyCode = 1013;

export function connect(state: DeskState): DeskStep {
  return step({ ...state, link: "connecting" }, { do: "connect" }, { do: "set", timer: "silence", ms: connectMs });
}

/** A frame has come: the connection lives, and attempts are counted anew. */
export function heartbeat(state: DeskState): DeskStep {
  return step(
    { ...state, attempts: 0 },
    { do: "clear", timer: "silence" },
    { do: "set", timer: "ping", ms: heartbeatMs },
  );
}

/** Asks whether anybody is there. */
export function ping(state: DeskState): DeskStep {
  return step(state, { do: "write", frame: { event: "ping" } }, { do: "set", timer: "silence", ms: heartbeatMs });
}

export function closed(state: DeskState, code: number): DeskStep {
  if (state.link === "off" || state.link === "over") return step(state);
  const still = quiet(state);
  if (code === sessionOverCode) return chain(still, end);
  if (code === tooManyCode || state.attempts >= maxAttempts) return chain(still, giveUp);
  return chain(still, (each) =>
    step(
      { ...each, link: "waiting", attempts: each.attempts + 1 },
      { do: "set", timer: "reconnect", ms: retryMs },
      // A refused socket looks like a lost one; only a call says that the session is over.
      { do: "read-list" },
    ),
  );
}

/** No session is left: nothing is tried any more. */
export function end(state: DeskState): DeskStep {
  return step({ ...state, link: "over" }, { do: "disconnect" }, { do: "clear", timer: "reconnect" });
}

export function goOffline(state: DeskState): DeskStep {
  if (state.link === "over") return step(state);
  return chain(quiet(state), (each) =>
    step({ ...each, link: "off", attempts: 0 }, { do: "disconnect" }, { do: "clear", timer: "reconnect" }),
  );
}

/** Begins to count anew. */
export function goOnline(state: DeskState): DeskStep {
  if (state.link === "open" || state.link === "connecting" || state.link === "over") return step(state);
  return chain(step({ ...state, attempts: 0 }, { do: "clear", timer: "reconnect" }), connect);
}

/** What was on its way goes out again on the next connection: the platform knows it by its name, should it have arrived. */
function quiet(state: DeskState): DeskStep {
  const waiting = (message: DeskMessage): DeskMessage =>
    message.state === "sending" ? { ...message, state: "waiting" } : message;
  return step(
    { ...state, typing: null, hasSentTyping: false, outbox: state.outbox.map(waiting) },
    { do: "clear", timer: "ping" },
    { do: "clear", timer: "silence" },
    { do: "clear", timer: "echo" },
  );
}

/** All attempts have failed. The agent decides about what is left. */
function giveUp(state: DeskState): DeskStep {
  const failed = (message: DeskMessage): DeskMessage => ({
    ...message,
    state: "failed",
    problem: message.problem ?? { reason: "not-connected", message: "" },
  });
  return step({ ...state, link: "lost", outbox: state.outbox.map(failed) });
}
