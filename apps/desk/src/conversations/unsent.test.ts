import { beforeEach, expect, test } from "vitest";
import type { DeskMessage } from "./connection/desk-state.ts";
import { readUnsent, writeUnsent } from "./unsent.ts";

beforeEach(() => sessionStorage.clear());

const message: DeskMessage = {
  clientId: "c1",
  customerId: 7,
  content: { type: "text", text: "In a moment" },
  writtenAt: 5,
  state: "sending",
  problem: null,
};

test("an unsent message is restored with its client id for the agent who wrote it, and for nobody else", () => {
  writeUnsent(3, [message]);
  expect(readUnsent(3)).toEqual([{ ...message, state: "failed" }]);
  expect(readUnsent(4)).toEqual([]);
});

test("an unsent message is stored with the reason of its rejection", () => {
  const problem = { reason: "not_bound", message: "It is another agent's" };
  writeUnsent(3, [{ ...message, state: "failed", problem }]);
  expect(readUnsent(3)[0]?.problem).toEqual(problem);
});

test("pictures and products are stored, too", () => {
  const image: DeskMessage = { ...message, content: { type: "image", path: "uploads/1.png", url: null } };
  const product = { id: 5, name: "Teapot", image: "http://platform.test/5.png", price: 5400 };
  const card: DeskMessage = { ...message, content: { type: "product", product } };
  writeUnsent(3, [image, card]);
  expect(readUnsent(3).map(({ content }) => content)).toEqual([image.content, card.content]);
});

test("nothing is stored once everything is sent", () => {
  writeUnsent(3, [message]);
  writeUnsent(3, []);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  "null",
  '{"messages":5}',
  '{"messages":[null,{"clientId":"c1","customerId":7,"writtenAt":1,"content":{"type":"order"}}]}',
  '{"messages":[{"clientId":"c1","customerId":7,"writtenAt":1,"content":{"type":"product","product":{"id":5}}}]}',
  '{"messages":[{"clientId":"c1","customerId":"7","writtenAt":1,"content":{"type":"text","text":"Hi"}}]}',
])("stored text of another form is ignored: %s", (stored) => {
  sessionStorage.setItem("plaza:desk-unsent:3", stored);
  expect(readUnsent(3)).toEqual([]);
});
