import { expect, test } from "vitest";
import { anna, ModelPlatform, shopId } from "../testing/model-platform.ts";
import { rejectionOf } from "./conversation-state.ts";

function talking(hasNames = true): ModelPlatform {
  const model = new ModelPlatform(hasNames);
  model.answerHistory();
  model.arrive();
  model.arrive();
  model.answerHistory();
  return model;
}

const events = (model: ModelPlatform) => model.wire?.up.map(({ event }) => event);

test("the agent is told of the customer once the history after the login is read", () => {
  const model = talking();
  expect(model.state).toMatchObject({ link: "open", boundTo: anna.id, agent: anna });
  expect(model.wire?.up).toEqual([{ event: "online", agentId: anna.id }]);
});

test("what is written while connecting goes out when the connection is there, in its order", () => {
  const model = new ModelPlatform(true);
  model.answerHistory();
  model.write("a");
  model.write("b");
  expect(model.state.outbox.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  model.settle();
  expect(model.stored.map(({ content, clientId }) => [content, clientId])).toEqual([
    [{ type: "text", text: "a" }, "c1"],
    [{ type: "text", text: "b" }, "c2"],
  ]);
});

test("without an agent there is no socket, nothing is sent, and somebody is looked for again", () => {
  const model = new ModelPlatform(true);
  model.agent = null;
  model.answerHistory();
  expect(model.wire).toBeNull();
  expect(rejectionOf(model.state)).toBe("offline");
  model.write("a");
  expect(model.state.outbox).toEqual([]);
  expect(model.reading).toBe("asked");
  model.agent = anna;
  model.answerHistory();
  expect(model.state.link).toBe("connecting");
});

test("five tries are spent, then nothing goes out until the customer asks for another", () => {
  const model = talking();
  model.write("a");
  for (let lost = 0; lost < 6; lost += 1) {
    model.cut();
    if (model.reading !== null) model.answerHistory();
    model.ring("reconnect");
  }
  expect(model.state.link).toBe("lost");
  expect(rejectionOf(model.state)).toBe("not-connected");
  expect(model.state.outbox[0]).toMatchObject({ state: "failed", problem: { reason: "not-connected" } });
  model.dispatch({ type: "reconnect" });
  expect(model.state).toMatchObject({ link: "connecting", attempts: 0 });
});

test("a connection that another window has taken the place of comes back only when the customer wants it", () => {
  const model = talking();
  model.cut(1013);
  expect(model.state).toMatchObject({ link: "lost", attempts: 0 });
  expect(model.timers).not.toContain("reconnect");
  model.dispatch({ type: "reconnect" });
  expect(model.state.link).toBe("connecting");
});

test("a session that is over ends all tries, and what was written stays", () => {
  const model = talking();
  model.write("a");
  model.cut(4401);
  expect(model.state.link).toBe("over");
  expect(rejectionOf(model.state)).toBe("session-over");
  expect(model.state.outbox[0]).toMatchObject({ state: "waiting", content: { text: "a" } });
  expect([...model.timers].filter((timer) => timer !== "typing-over")).toEqual([]);
});

test("a socket that is refused asks a call whether the session is over", () => {
  const model = new ModelPlatform(true);
  model.answerHistory();
  model.cut();
  expect(model.reading).toBe("asked");
  model.dispatch({ type: "history-failed", isSessionOver: true });
  expect(model.state.link).toBe("over");
});

test("silence is asked about after ten seconds, and ends the connection after ten more", () => {
  const model = talking();
  expect(model.timers).toContain("ping");
  model.ring("ping");
  expect(events(model)?.at(-1)).toBe("ping");
  expect(model.timers).toContain("silence");
  model.ring("silence");
  expect(model.state).toMatchObject({ link: "waiting", attempts: 1 });
  expect(model.timers).toContain("reconnect");
});

test("a named rejection marks its message, and the next one goes out", () => {
  const model = talking();
  model.write("a");
  model.write("b");
  model.hear();
  model.hear(undefined, "with name");
  model.arrive();
  expect(model.state.outbox).toMatchObject([
    { state: "failed", problem: { reason: "too_fast" } },
    { state: "sending" },
  ]);
});

test("a nameless error of a platform that stored the message all the same shows it as sent", () => {
  const model = talking(false);
  model.write("a");
  model.hear();
  model.hear(undefined, "after storing");
  model.arrive();
  expect(model.state.outbox[0]?.state).toBe("doubtful");
  model.answerHistory();
  expect(model.state.outbox).toEqual([]);
  expect(model.state.records).toHaveLength(1);
});

test("an error that belongs to no message is shown until the next message", () => {
  const model = talking();
  const error = { event: "error", message: "系统繁忙", reason: null, clientId: null } as const;
  model.dispatch({ type: "frame", frame: error });
  expect(model.state.complaint).toBe("系统繁忙");
  model.agentSays("Hello");
  model.settle();
  expect(model.state.complaint).toBeNull();
});

test("another agent takes over, with the avatar of the one before", () => {
  const model = talking();
  model.dispatch({ type: "frame", frame: { event: "transfer", agent: { id: 8, name: "Bo", avatar: null } } });
  model.write("a");
  expect(model.wire?.up.at(-1)).toMatchObject({ event: "chat", agentId: 8 });
});

test("another agent who takes over while the history is read stays, whoever that history names", () => {
  const model = talking();
  model.dispatch({ type: "frame", frame: { event: "agent-gone", shopId, agentId: anna.id } });
  model.agent = null;
  model.readHistory();
  model.agent = { id: 8, name: "Bo", avatar: null };
  model.dispatch({ type: "frame", frame: { event: "transfer", agent: model.agent } });
  model.answerHistory();
  expect(model.reading).toBe("asked");
  model.answerHistory();
  expect(model.state.agent).toMatchObject({ id: 8 });
});

test("an agent who is gone is replaced by whoever the history names", () => {
  const model = talking();
  model.dispatch({ type: "frame", frame: { event: "agent-gone", shopId, agentId: 5 } });
  expect(model.reading).toBeNull();
  model.agent = { id: 8, name: "Bo", avatar: null };
  model.dispatch({ type: "frame", frame: { event: "agent-gone", shopId, agentId: anna.id } });
  model.answerHistory();
  expect(model.wire?.up.at(-1)).toEqual({ event: "online", agentId: 8 });
});

test("what is said in other shops is dropped", () => {
  const model = talking();
  model.agentSays("Hello");
  model.settle();
  const [record] = model.stored;
  if (record === undefined) throw new Error("The model has stored nothing");
  model.dispatch({ type: "frame", frame: { event: "chat", record: { ...record, id: 900, shopId: 4 } } });
  model.dispatch({ type: "frame", frame: { event: "typing", shopId: 4, side: "agent" } });
  model.dispatch({ type: "frame", frame: { event: "read", shopId: 4, by: "agent", lastId: 900 } });
  expect(model.state).toMatchObject({ records: [{ id: record.id }], agentTypes: false, readId: 0 });
});

test("the agent hears that the customer types every three seconds at most, and not on a platform without names", () => {
  const model = talking();
  model.dispatch({ type: "typed" });
  model.dispatch({ type: "typed" });
  expect(events(model)?.filter((event) => event === "typing")).toHaveLength(1);
  model.ring("typing-sent");
  model.dispatch({ type: "typed" });
  expect(events(model)?.filter((event) => event === "typing")).toHaveLength(2);
  const bare = talking(false);
  bare.dispatch({ type: "typed" });
  expect(events(bare)).not.toContain("typing");
});

test("what an agent types is forgotten after a while, and when it is said", () => {
  const model = talking();
  const typing = { type: "frame", frame: { event: "typing", shopId, side: "agent" } } as const;
  model.dispatch(typing);
  expect(model.state.agentTypes).toBe(true);
  model.ring("typing-over");
  expect(model.state.agentTypes).toBe(false);
  model.dispatch(typing);
  model.agentSays("Hello");
  model.settle();
  expect(model.state.agentTypes).toBe(false);
});

test("the agent hears how far the customer has read, only forwards", () => {
  const model = talking();
  model.agentSays("Hello");
  model.settle();
  model.dispatch({ type: "seen" });
  model.dispatch({ type: "seen" });
  expect(model.wire?.up).toEqual([{ event: "read", shopId, lastId: model.stored[0]?.id }]);
});

test("an older page stands before what is known, each record once", () => {
  const model = talking();
  for (let count = 0; count < 40; count += 1) model.agentSays("Hello");
  model.settle();
  const known = model.state.records.length;
  model.dispatch({ type: "older", history: { records: model.stored.slice(0, 15), hasMore: false } });
  expect(model.state.records.map(({ id }) => id)).toEqual(model.stored.map(({ id }) => id));
  expect(known).toBeGreaterThan(25);
  expect(model.state.hasOlder).toBe(false);
});

test("a history that begins after what is known leaves no gap between", () => {
  const model = talking();
  model.agentSays("Hello");
  model.settle();
  model.cut();
  for (let count = 0; count < 40; count += 1) model.agentSays("Hello");
  model.settle();
  expect(model.state.records.map(({ id }) => id)).toEqual(model.stored.slice(-30).map(({ id }) => id));
  expect(model.state.hasOlder).toBe(true);
});
