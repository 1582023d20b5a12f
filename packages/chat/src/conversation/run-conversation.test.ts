import { envelopeApi, rejection, success, unreachable } from "@plaza/testing/envelope-api";
import { fetchChatConfiguration } from "@plaza/api-client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, installFakeSockets } from "@plaza/testing/fake-socket";
import { historyOnWire, recordOnWire } from "../testing/wire-chat.ts";
import { type Conversation, runConversation } from "./run-conversation.ts";

let removeSockets: () => void;
let conversation: Conversation | null = null;
const failed = vi.fn<() => void>();
const stale = vi.fn<() => void>();

// The code of calls comes with the first one, which takes longer than time that stands still.
beforeAll(() => fetchChatConfiguration(envelopeApi({ "index/chatConfig": success([]) }).api, 0));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  removeSockets = installFakeSockets();
});
afterEach(() => {
  conversation?.end();
  removeSockets();
  vi.useRealTimers();
  vi.clearAllMocks();
});

type Answers = Parameters<typeof envelopeApi>[0];

async function begin(answers: Answers = {}) {
  const { api, called } = envelopeApi({
    "index/chatConfig": success([]),
    "user/chatRecord": () => historyOnWire([recordOnWire(41, { msg: "Hello" })]),
    ...answers,
  });
  conversation = runConversation({
    api,
    locale: "en",
    shopId: 0,
    hasNames: true,
    platformOrigin: "http://platform.test",
    onConnectionFailed: failed,
    onCountsStale: stale,
  });
  await pass(0);
  return { conversation, called };
}

/** Lets time pass, and then whatever is asked be answered, unless it waits for more time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 40; turn += 1) await new Promise(setImmediate);
}
const socket = (): FakeSocket => {
  const last = FakeSocket.opened.at(-1);
  if (last === undefined) throw new Error("No socket was opened");
  return last;
};

test("the history is read, the shop's own socket is opened, and the agent is told of the customer", async () => {
  const { conversation } = await begin();
  expect(socket().url).toMatch(/\/pc\/socket\?type=user&client=5&shop_id=0&lang=en$/);
  await pass(0);
  expect(socket().sent).toEqual([{ event: "user_online", data: { kefu_id: 9 } }]);
  expect(conversation.state()).toMatchObject({ link: "open", agent: { name: "Anna" }, records: [{ id: 41 }] });
});

test("a message goes out with a name, and stands in the records once it has come back", async () => {
  const { conversation } = await begin();
  await pass(0);
  expect(conversation.send({ type: "text", text: "Hi" })).toBeNull();
  const sent = socket().sent.at(-1);
  expect(sent).toMatchObject({ event: "chat", data: { msg: "Hi", msg_type: 1, to_id: 9, to_type: "kefu" } });
  socket().say("chat", recordOnWire(42, { by: "user", msg: "Hi", more: { client_id: sent?.data?.["client_id"] } }));
  expect(conversation.state()).toMatchObject({ outbox: [], records: [{ id: 41 }, { id: 42 }] });
});

test("a lost connection is tried again after four seconds, five times, and said once", async () => {
  const { conversation } = await begin();
  await pass(0);
  FakeSocket.accepts = false;
  socket().end(1006);
  for (let next = 1; next <= 5; next += 1) {
    await pass(3999);
    expect(FakeSocket.opened).toHaveLength(next);
    await pass(1);
    expect(FakeSocket.opened).toHaveLength(next + 1);
  }
  await pass(60_000);
  expect(FakeSocket.opened).toHaveLength(6);
  expect(conversation.state().link).toBe("lost");
  expect(conversation.send({ type: "text", text: "Hi" })).toBe("not-connected");
  FakeSocket.accepts = true;
  conversation.reconnect();
  await pass(0);
  expect(conversation.state().link).toBe("open");
});

test("a socket that never came about is said", async () => {
  FakeSocket.accepts = false;
  await begin();
  await pass(4000);
  expect(failed).toHaveBeenCalledOnce();
});

test("a silent connection is pinged after ten seconds, and given up after ten more", async () => {
  const { conversation } = await begin();
  await pass(9999);
  expect(socket().sent.map(({ event }) => event)).not.toContain("ping");
  await pass(1);
  expect(socket().sent.at(-1)?.event).toBe("ping");
  socket().say("ping", { client_time: 2 });
  await pass(10_000);
  expect(socket().sent.filter(({ event }) => event === "ping")).toHaveLength(2);
  await pass(10_000);
  expect(conversation.state().link).toBe("waiting");
});

test.each([
  ["the calls say so", { "user/chatRecord": { code: -1, show: 1, msg: "", data: [] } }],
  ["the socket says so", {}],
])("a session that is over ends everything where %s", async (_where, answers) => {
  const { conversation } = await begin(answers);
  if (FakeSocket.opened.length > 0) socket().end(4401);
  await pass(60_000);
  expect(conversation.state().link).toBe("over");
  expect(FakeSocket.opened.length).toBeLessThan(2);
});

test("calls that fail are only logged, and asked again", async () => {
  const answer = vi.fn(() => unreachable());
  const { conversation } = await begin({
    "index/chatConfig": rejection("系统繁忙"),
    "user/chatRecord": () => answer(),
  });
  await pass(5000);
  expect(console.info).toHaveBeenCalled();
  expect(conversation.state()).toMatchObject({ isLoaded: true, agent: null });
  const asked = answer.mock.calls.length;
  await pass(30_000);
  expect(answer.mock.calls.length).toBeGreaterThan(asked);
});

test("an agent whom only the configuration names is talked to, whatever its code", async () => {
  const { conversation } = await begin({
    "index/chatConfig": { code: 0, show: 0, msg: "", data: { kefu: { id: 4 } } },
    "user/chatRecord": historyOnWire([], { kefu: {} }),
  });
  expect(conversation.state()).toMatchObject({ agent: { id: 4 }, isManual: false });
});

test("nobody is connected to people who are reached otherwise", async () => {
  const { conversation } = await begin({
    "index/chatConfig": { code: 0, show: 0, msg: "", data: [] },
    "user/chatRecord": historyOnWire([], { kefu: {}, config: 1 }),
  });
  expect(conversation.state().isManual).toBe(true);
  await pass(60_000);
  expect(FakeSocket.opened).toHaveLength(0);
});

test("older records are asked for before the oldest that is known", async () => {
  const { conversation, called } = await begin();
  await conversation.loadOlder();
  expect(called.at(-1)).toBe("user/chatRecord?shop_id=0&page_no=1&page_size=30&before_id=41");
});

test("unread messages are counted anew once the platform has heard what was read, together", async () => {
  const { conversation } = await begin();
  await pass(2000);
  stale.mockClear();
  socket().say("chat", recordOnWire(42, { msg: "Still there?" }));
  conversation.seen();
  expect(socket().sent.at(-1)).toEqual({ event: "read", data: { shop_id: 0, last_id: 42 } });
  expect(stale).not.toHaveBeenCalled();
  await pass(1000);
  expect(stale).toHaveBeenCalledOnce();
});

test("an ended conversation closes its socket and does nothing more", async () => {
  const { conversation } = await begin();
  await pass(0);
  conversation.end();
  expect(socket().readyState).toBe(FakeSocket.CLOSED);
  await pass(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});
