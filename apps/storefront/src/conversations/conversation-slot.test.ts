import { beforeEach, expect, test } from "vitest";
import { keepConversation, takeConversation } from "./conversation-slot.tsx";

beforeEach(() => sessionStorage.clear());

const product = { id: 12, name: "Teapot", image: null, price: 5400 };

test("the open conversation is there again after the login, with what it was about, once", () => {
  keepConversation({ shopId: 3, about: { type: "product", product } });
  expect(takeConversation()).toEqual({ shopId: 3, about: { type: "product", product } });
  expect(takeConversation()).toBeNull();
});

test("a conversation that was closed is not there again", () => {
  keepConversation({ shopId: 0 });
  keepConversation(null);
  expect(takeConversation()).toBeNull();
});

test.each([
  ["no shop", {}, null],
  ["no number of a shop", { shopId: "3" }, null],
  ["no shop that there can be", { shopId: -1 }, null],
  ["a topic of no kind", { shopId: 3, about: { type: "rumour" } }, { shopId: 3, about: undefined }],
  ["a topic without its thing", { shopId: 3, about: { type: "order" } }, { shopId: 3, about: undefined }],
])("what the tab keeps has %s", (_what, stored, taken) => {
  sessionStorage.setItem("plaza:conversation", JSON.stringify({ ...stored, at: Date.now() }));
  expect(takeConversation()).toEqual(taken);
});
