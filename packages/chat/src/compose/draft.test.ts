import { beforeEach, expect, test } from "vitest";
import type { OutboxMessage } from "../connection/conversation-state.ts";
import { readDraft, writeDraft } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

const message: OutboxMessage = {
  clientId: "c1",
  content: { type: "text", text: "Hello" },
  writtenAt: 5,
  state: "sending",
  after: 40,
  problem: null,
};

test("a draft and what was not sent are there again in this tab, for this shop", () => {
  writeDraft(3, "User_1", { text: "And", unsent: [message] });
  expect(readDraft(3, "User_1")).toMatchObject({
    text: "And",
    unsent: [{ clientId: "c1", after: 40, state: "failed" }],
  });
  expect(readDraft(0, "User_1")).toEqual({ text: "", unsent: [] });
});

test("a draft is nobody's but its writer's, and nobody's where the customer is not known", () => {
  writeDraft(3, "User_1", { text: "And", unsent: [message] });
  expect(readDraft(3, "User_2")).toEqual({ text: "", unsent: [] });
  expect(readDraft(3, null)).toEqual({ text: "", unsent: [] });
  writeDraft(3, null, { text: "And", unsent: [] });
  expect(readDraft(3, null)).toEqual({ text: "", unsent: [] });
});

test("nothing is kept where there is nothing", () => {
  writeDraft(3, "User_1", { text: "And", unsent: [] });
  writeDraft(3, "User_1", { text: "", unsent: [] });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  "null",
  "[]",
  '{"writer":"User_1","text":5,"unsent":{}}',
  '{"writer":"User_1","unsent":[null,{"clientId":"c1"},{"clientId":"c2","writtenAt":1,"content":{"type":"order"}}]}',
])("what was kept in another form is nothing: %s", (kept) => {
  sessionStorage.setItem("plaza:chat:3", kept);
  expect(readDraft(3, "User_1")).toEqual({ text: "", unsent: [] });
});
