import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { expect, test } from "vitest";
import {
  deliver,
  type DeliveryRules,
  newMessage,
  type OutboxMessage,
  pendingMessage,
  restored,
  stopWaiting,
  unanswered,
} from "./outbox.ts";

interface TestMessage extends OutboxMessage {
  readonly to: number;
}
interface TestState {
  readonly outbox: readonly TestMessage[];
}

function message(clientId: string, to: number, state: OutboxMessage["state"] = "waiting"): TestMessage {
  return { clientId, to, content: { type: "text", text: clientId }, writtenAt: 1, state, problem: null };
}

const record = (id: number, clientId: string | null, side: ChatSide = "customer", isNotice = false): ChatRecord => ({
  id,
  shopId: 3,
  from: { side, id: 7, name: "Mei", avatar: null },
  isNotice,
  sentAt: id,
  clientId,
  content: { type: "text", text: "" },
});

const rules: DeliveryRules<TestState, TestMessage, string> = {
  conversationOf: ({ to }) => to,
  frameOf: (_state, { clientId, to }) => (to === 0 ? null : clientId),
};
const statesOf = ({ outbox }: TestState) => outbox.map(({ clientId, state }) => `${clientId} ${state}`);

test("each conversation has one message on its way, and one without a connection waits", () => {
  const outbox = [message("a", 1), message("b", 1), message("c", 2, "doubtful"), message("d", 2), message("e", 0)];
  const { state, effects } = deliver({ outbox }, rules);
  expect(statesOf(state)).toEqual(["a sending", "b waiting", "c doubtful", "d waiting", "e waiting"]);
  expect(effects).toEqual([
    { do: "write", frame: "a" },
    { do: "set", timer: "echo", ms: 10_000 },
  ]);
  expect(deliver(state, rules).effects).toEqual([]);
});

test("a product and an order go out by their ids", () => {
  const product = { id: 5, name: "Teapot", image: null, price: 5400 };
  const outbox: readonly TestMessage[] = [{ ...message("a", 1), content: { type: "product", product } }];
  const { effects } = deliver<TestMessage, TestState, object>(
    { outbox },
    { conversationOf: () => 1, frameOf: (_state, _message, content) => content },
  );
  expect(effects[0]).toEqual({ do: "write", frame: { type: "product", productId: 5 } });
});

test("an answer is no longer waited for once no message is on its way", () => {
  expect(stopWaiting({ outbox: [message("a", 1, "sending")] }).effects).toEqual([]);
  expect(stopWaiting({ outbox: [message("a", 1)] }).effects).toEqual([{ do: "clear", timer: "echo" }]);
});

test("a message is answered by its own side's record of the same name, and by no notice", () => {
  const outbox = [message("a", 1, "failed"), message("b", 1, "sending")];
  const left = (...records: readonly ChatRecord[]) =>
    unanswered(outbox, records, "customer").map(({ clientId }) => clientId);
  expect(left(record(1, "a"))).toEqual(["b"]);
  expect(left(record(1, "b"), record(2, "a"))).toEqual([]);
  expect(left(record(1, "a", "agent"), record(2, "b", "customer", true), record(3, null))).toEqual(["a", "b"]);
});

test("where a record could answer several messages, it answers the one that is on its way, and no other", () => {
  const outbox = [message("a", 1, "failed"), message("b", 1, "sending"), message("c", 1)];
  const left = unanswered(outbox, [record(1, null)], "customer", () => true);
  expect(left.map(({ clientId }) => clientId)).toEqual(["a", "c"]);
});

test("an error is of no message that has failed already", () => {
  const outbox = [message("a", 1, "failed"), message("b", 1, "doubtful")];
  expect([pendingMessage(outbox, "a"), pendingMessage(outbox, "b")?.clientId]).toEqual([undefined, "b"]);
});

test("a message of an earlier window has failed, and keeps the reason that it had", () => {
  const problem = { reason: "not_bound", message: "It is another agent's" };
  const [first, second] = restored([message("a", 1, "sending"), { ...message("b", 1, "failed"), problem }]);
  expect(first).toEqual({ ...message("a", 1, "failed"), problem: { reason: "unsent", message: "" } });
  expect(second?.problem).toEqual(problem);
});

test("a new message has a name that no other has", () => {
  const [one, other] = [newMessage({ type: "text", text: "Hi" }), newMessage({ type: "text", text: "Hi" })];
  expect(one.clientId).toMatch(/^[\da-f]{32}$/);
  expect(one.clientId).not.toBe(other.clientId);
});
