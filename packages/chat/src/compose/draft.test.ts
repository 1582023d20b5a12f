import { beforeEach, expect, test } from "vitest";
import type { CustomerMessage } from "../conversation/conversation-state.ts";
import { readDraft, writeDraft } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

const message: CustomerMessage = {
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

test("nothing is stored where there is nothing", () => {
  writeDraft(3, "User_1", { text: "And", unsent: [] });
  writeDraft(3, "User_1", { text: "", unsent: [] });
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  "null",
  "[]",
  '{"writer":"User_1","text":5,"unsent":{}}',
  '{"writer":"User_1","unsent":[null,{"clientId":"c1"},{"clientId":"c2","writtenAt":1,"content":{"type":"order"}}]}',
])("what was stored in another form is nothing: %s", (stored) => {
  sessionStorage.setItem("plaza:chat:3", stored);
  expect(readDraft(3, "User_1")).toEqual({ text: "", unsent: [] });
});
