import { expect, test } from "vitest";
import {
  closed,
  type ConnectionRules,
  type ConnectionState,
  connect,
  endSession,
  goOffline,
  goOnline,
  heartbeat,
  type Link,
  maxAttempts,
  reconnect,
  takeConnectionTimer,
} from "./link.ts";
import type { OutboxMessage } from "./outbox.ts";
import { step } from "./step.ts";

interface TestState extends ConnectionState {
  readonly isTyping: boolean;
}

const message = (clientId: string, state: OutboxMessage["state"]): OutboxMessage => ({
  clientId,
  content: { type: "text", text: clientId },
  writtenAt: 1,
  state,
  problem: state === "failed" ? { reason: "too_fast", message: "" } : null,
});

function stateOf(link: Link, attempts = 0): TestState {
  const outbox = [message("failed", "failed"), message("sending", "sending"), message("waiting", "waiting")];
  return { link, attempts, outbox, isTyping: true };
}

/** Of a customer, who looks into the history, and of an agent, who sends again. */
const rulesOf = (lostMessage: "doubtful" | "waiting"): ConnectionRules<TestState, { readonly do: string }> => ({
  lostMessage,
  answerMissing: (state) => step(state, { do: "look for it" }),
  disconnected: (state) => ({ ...state, isTyping: false }),
  sessionOver: (state) => step(state, { do: "end the session" }),
  checkSession: (state, wasOpen) => step(state, { do: wasOpen ? "check a lost one" : "check a refused one" }),
});
const rules = rulesOf("waiting");
const lostCode = 1006;
const messageStates = ({ outbox }: TestState) => outbox.map(({ state }) => state);

test("a connection that says nothing while it is opened counts as lost after twenty seconds", () => {
  expect(connect(stateOf("off"))).toMatchObject({
    state: { link: "connecting" },
    effects: [{ do: "connect" }, { do: "set", timer: "silence", ms: 20_000 }],
  });
  const silent = takeConnectionTimer(stateOf("connecting"), "silence", rules);
  expect(silent.state).toMatchObject({ link: "waiting", attempts: 1 });
  expect(silent.effects[0]).toEqual({ do: "disconnect" });
});

test("a frame counts attempts anew and puts the heartbeat off", () => {
  expect(heartbeat(stateOf("connecting", 3))).toMatchObject({
    state: { attempts: 0 },
    effects: [
      { do: "clear", timer: "silence" },
      { do: "set", timer: "ping", ms: 10_000 },
    ],
  });
});

test("a connection that is quiet is asked, and has ten seconds to answer", () => {
  expect(takeConnectionTimer(stateOf("open"), "ping", rules).effects).toEqual([
    { do: "write", frame: { event: "ping" } },
    { do: "set", timer: "silence", ms: 10_000 },
  ]);
});

test.each([
  ["open", "check a lost one"],
  ["connecting", "check a refused one"],
] as const)("a connection that is lost while it is %s is tried again, and the session is checked", (link, check) => {
  const lost = closed(stateOf(link, 2), lostCode, rules);
  expect(lost.state).toMatchObject({ link: "waiting", attempts: 3, isTyping: false });
  expect(lost.effects).toEqual([
    { do: "clear", timer: "ping" },
    { do: "clear", timer: "silence" },
    { do: "clear", timer: "echo" },
    { do: "set", timer: "reconnect", ms: 4000 },
    { do: check },
  ]);
  expect(takeConnectionTimer(lost.state, "reconnect", rules).state.link).toBe("connecting");
});

test.each(["doubtful", "waiting"] as const)("a message under way is %s once its answer may be lost", (lostMessage) => {
  expect(messageStates(closed(stateOf("open"), lostCode, rulesOf(lostMessage)).state)).toEqual([
    "failed",
    lostMessage,
    "waiting",
  ]);
  const late = takeConnectionTimer(stateOf("open"), "echo", rulesOf(lostMessage));
  expect(messageStates(late.state)).toEqual(["failed", lostMessage, "waiting"]);
  expect(late.effects).toEqual([{ do: "look for it" }]);
});

test.each([
  ["after five attempts", stateOf("waiting", maxAttempts), lostCode],
  ["at once where another window has replaced it", stateOf("open"), 1013],
])("a connection is given up %s, and messages keep the reason of their rejection", (_when, state, code) => {
  const lost = closed(state, code, rules);
  expect(lost.state.link).toBe("lost");
  expect(lost.effects).not.toContainEqual(expect.objectContaining({ timer: "reconnect" }));
  expect(lost.state.outbox.map(({ problem }) => problem?.reason)).toEqual([
    "too_fast",
    "not-connected",
    "not-connected",
  ]);
});

test.each([
  ["the socket says so", closed(stateOf("open"), 4401, rules)],
  ["a call says so", endSession(stateOf("open"), rules)],
])(
  "a session that is over ends the connection and all its timers where %s, and messages wait for the login",
  (_where, ended) => {
    expect(ended.state).toMatchObject({ link: "over", isTyping: false });
    expect(messageStates(ended.state)).toEqual(["failed", "waiting", "waiting"]);
    expect(ended.effects).toEqual([
      { do: "clear", timer: "ping" },
      { do: "clear", timer: "silence" },
      { do: "clear", timer: "echo" },
      { do: "disconnect" },
      { do: "clear", timer: "reconnect" },
      { do: "end the session" },
    ]);
  },
);

test("a network that is back brings back only a connection that was lost", () => {
  const links = ["off", "connecting", "open", "waiting", "lost", "over"] as const;
  const after = links.map((link) => reconnect(stateOf(link, maxAttempts)));
  expect(after.map(({ state }) => state.link)).toEqual([
    "off",
    "connecting",
    "open",
    "connecting",
    "connecting",
    "over",
  ]);
  expect(after.map(({ state }) => state.attempts)).toEqual([5, 5, 5, 0, 0, 5]);
  expect(goOnline(stateOf("off")).state.link).toBe("connecting");
  expect(goOnline(stateOf("lost")).state.link).toBe("connecting");
  expect(goOnline(stateOf("over")).effects).toEqual([]);
});

test("whoever goes offline stays so, whatever the old socket says, and nothing ends a session that is over again", () => {
  const off = goOffline(stateOf("waiting", 2), rules);
  expect(off.state).toMatchObject({ link: "off", attempts: 0 });
  expect(off.effects).toContainEqual({ do: "disconnect" });
  expect(off.effects).toContainEqual({ do: "clear", timer: "reconnect" });
  expect(closed(off.state, lostCode, rules)).toEqual({ state: off.state, effects: [] });
  expect(goOffline(stateOf("over"), rules).state.link).toBe("over");
  expect(closed(stateOf("over"), lostCode, rules).effects).toEqual([]);
});
