import { changeMessages, type OutboxMessage } from "./outbox.ts";
import { chain, clear, type ConnectionEffect, type ConnectionTimer, set, type Step, step } from "./step.ts";

/**
 * The way to the platform: `off`, none is wanted, because there is nobody to talk to or an agent does not want to be there;
 * `waiting`, for the next attempt; `lost`, all attempts have failed; `over`, no session is left.
 */
export type Link = "off" | "connecting" | "open" | "waiting" | "lost" | "over";

/** What the rules of a connection know of the state of a conversation, or of many. */
export interface ConnectionState {
  readonly link: Link;
  /** Failed connections in a row. */
  readonly attempts: number;
  /** In the order in which the messages were written. */
  readonly outbox: readonly OutboxMessage[];
}

/** What each side of a conversation does about its connection. */
export interface ConnectionRules<State, Effect> {
  /** What becomes of a message whose answer may be lost: it is looked for in the history, or goes out again under its name. */
  readonly lostMessage: "doubtful" | "waiting";
  /** Goes on where an answer has not come in time. */
  readonly answerMissing: (state: State) => Step<State, Effect>;
  /** What else ends with a connection. */
  readonly disconnected: (state: State) => State;
  /** What else ends with the session. */
  readonly sessionOver: (state: State) => Step<State, Effect>;
  /** A refused socket looks like a lost one: only a call says that the session is over. */
  readonly checkSession: (state: State, wasOpen: boolean) => Step<State, Effect>;
}

type LinkEffect = ConnectionEffect<{ readonly event: "ping" }, ConnectionTimer>;

export const maxAttempts = 5;
const retryMs = 4000;
const heartbeatMs = 10_000;
/** A connection that takes longer than a lost one is noticed counts as lost. */
const connectMs = 2 * heartbeatMs;
const sessionOverCode = 4401;
/** Another window has replaced this one, and would lose its connection if this one came back by itself. */
const tooManyCode = 1013;
const lostCode = 1006;

export function connect<State extends ConnectionState>(state: State): Step<State, LinkEffect> {
  return step({ ...state, link: "connecting" }, { do: "connect" }, set("silence", connectMs));
}

/** A frame has come: the connection lives, and attempts are counted anew. */
export function heartbeat<State extends ConnectionState>(state: State): Step<State, LinkEffect> {
  return step({ ...state, attempts: 0 }, clear("silence"), set("ping", heartbeatMs));
}

export function takeConnectionTimer<State extends ConnectionState, Effect>(
  state: State,
  timer: ConnectionTimer,
  rules: ConnectionRules<State, Effect>,
): Step<State, Effect | LinkEffect> {
  switch (timer) {
    case "reconnect":
      return connect(state);
    case "ping":
      return step(state, { do: "write", frame: { event: "ping" } }, set("silence", heartbeatMs));
    case "silence":
      // A dead connection may take minutes to say so itself.
      return chain<State, Effect | LinkEffect>(step(state, { do: "disconnect" }), (each) =>
        closed(each, lostCode, rules),
      );
    case "echo":
      return rules.answerMissing(loseAnswers(state, rules));
    default:
      return timer satisfies never;
  }
}

export function closed<State extends ConnectionState, Effect>(
  state: State,
  code: number,
  rules: ConnectionRules<State, Effect>,
): Step<State, Effect | LinkEffect> {
  const { link, attempts } = state;
  if (link === "off" || link === "over") return step(state);
  if (code === sessionOverCode) return endSession(state, rules);
  const lost = disconnect(state, rules);
  if (code === tooManyCode || attempts >= maxAttempts) return chain(lost, giveUp);
  return chain<State, Effect | LinkEffect>(
    lost,
    (each) => step({ ...each, link: "waiting", attempts: attempts + 1 }, set("reconnect", retryMs)),
    (each) => rules.checkSession(each, link === "open"),
  );
}

/** No session is left: nothing is tried any more, and what was written waits for the login. */
export function endSession<State extends ConnectionState, Effect>(
  state: State,
  rules: ConnectionRules<State, Effect>,
): Step<State, Effect | LinkEffect> {
  return chain<State, Effect | LinkEffect>(
    disconnect(state, rules),
    (each) =>
      step(
        { ...each, link: "over", outbox: changeMessages(each.outbox, isPending, { state: "waiting" }) },
        { do: "disconnect" },
        clear("reconnect"),
      ),
    rules.sessionOver,
  );
}

/** Begins to count anew. */
export function reconnect<State extends ConnectionState>(state: State): Step<State, LinkEffect> {
  if (state.link !== "lost" && state.link !== "waiting") return step(state);
  return chain(step({ ...state, attempts: 0 }, clear("reconnect")), connect);
}

export function goOnline<State extends ConnectionState>(state: State): Step<State, LinkEffect> {
  return state.link === "off" ? connect(state) : reconnect(state);
}

export function goOffline<State extends ConnectionState, Effect>(
  state: State,
  rules: ConnectionRules<State, Effect>,
): Step<State, LinkEffect> {
  if (state.link === "over") return step(state);
  return chain(disconnect(state, rules), (each) =>
    step({ ...each, link: "off", attempts: 0 }, { do: "disconnect" }, clear("reconnect")),
  );
}

/** What was on its way may be lost, and nothing is waited for any more. */
function disconnect<State extends ConnectionState, Effect>(
  state: State,
  rules: ConnectionRules<State, Effect>,
): Step<State, LinkEffect> {
  return step(rules.disconnected(loseAnswers(state, rules)), clear("ping"), clear("silence"), clear("echo"));
}

/** All attempts have failed. Whoever wrote what is left decides about it. */
function giveUp<State extends ConnectionState>(state: State): Step<State, LinkEffect> {
  const change = { state: "failed", problem: { reason: "not-connected", message: "" } } as const;
  return step({ ...state, link: "lost", outbox: changeMessages(state.outbox, isPending, change) });
}

const isPending = ({ state }: OutboxMessage): boolean => state !== "failed";

/** What is on its way may be lost. */
function loseAnswers<State extends ConnectionState, Effect>(
  state: State,
  { lostMessage }: ConnectionRules<State, Effect>,
): State {
  const isSending = (message: OutboxMessage): boolean => message.state === "sending";
  return { ...state, outbox: changeMessages(state.outbox, isSending, { state: lostMessage }) };
}
