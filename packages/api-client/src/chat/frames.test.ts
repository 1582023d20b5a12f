import { expect, test } from "vitest";
import { wireChatRecord } from "../testing/wire-chat.ts";
import { writeClientFrame } from "./client-frame.ts";
import { readServerFrame } from "./server-frame.ts";

const read = (event: string, data: unknown) =>
  readServerFrame(JSON.stringify({ event, data }), "http://127.0.0.1:8899");

test.each([
  ["login", { msg: "连接成功", msg_type: 1 }, { event: "login" }],
  ["ping", { client_time: 1 }, { event: "alive" }],
  ["notice", { msg: "" }, { event: "alive" }],
  ["constructor", {}, { event: "alive" }],
  [
    "error",
    { msg: "客服不在线", msg_type: 1 },
    { event: "error", message: "客服不在线", reason: null, clientId: null },
  ],
  [
    "error",
    { msg: "Too long", reason: "too_long", client_id: "c-1" },
    { event: "error", message: "Too long", reason: "too_long", clientId: "c-1" },
  ],
  [
    "transfer",
    { id: 8, nickname: "Bo", avater: null },
    { event: "transfer", agent: { id: 8, name: "Bo", avatar: null } },
  ],
  ["typing", { shop_id: 3, from_id: 9, from_type: "kefu" }, { event: "typing", shopId: 3, side: "agent" }],
  ["read", { shop_id: 3, user_id: 7, by: "kefu", last_id: 41 }, { event: "read", shopId: 3, by: "agent", lastId: 41 }],
  ["agent_gone", { shop_id: 3, id: 9 }, { event: "agent-gone", shopId: 3, agentId: 9 }],
])("a frame %s is read", (event, data, frame) => {
  expect(read(event, data)).toEqual(frame);
});

test("a message on the socket is read like one of the history, whatever its numbers are sent as", () => {
  const odd = { to_id: "9", msg_type: "1", create_time_stamp: "2026-11-20 14:02:00" };
  const data = wireChatRecord("user", { shop_id: 3, msg: "a &amp; b", ...odd });
  expect(read("chat", data)).toMatchObject({
    event: "chat",
    record: { id: 41, shopId: 3, from: { side: "customer", id: 7 }, content: { type: "text", text: "a & b" } },
  });
});

test.each(["", "x", "[]", "null", '{"event":"chat"}', '{"event":"transfer","data":{}}', new ArrayBuffer(2)])(
  "what is no frame is a sign of life: %j",
  (sent) => {
    expect(readServerFrame(sent, "http://127.0.0.1:8899")).toEqual({ event: "alive" });
  },
);

const toAgent = { to_id: 9, to_type: "kefu" };
test.each([
  [{ event: "ping" }, { event: "ping" }],
  [
    { event: "online", agentId: 9 },
    { event: "user_online", data: { kefu_id: 9 } },
  ],
  [
    { event: "chat", agentId: 9, content: { type: "text", text: "Hi" }, clientId: null },
    { event: "chat", data: { msg: "Hi", msg_type: 1, ...toAgent } },
  ],
  [
    { event: "chat", agentId: 9, content: { type: "image", path: "uploads/1.png" }, clientId: "c-1" },
    { event: "chat", data: { msg: "uploads/1.png", msg_type: 2, ...toAgent, client_id: "c-1" } },
  ],
  [
    { event: "chat", agentId: 9, content: { type: "product", productId: 12 }, clientId: "c-2" },
    { event: "chat", data: { msg: "12", msg_type: 3, ...toAgent, client_id: "c-2" } },
  ],
  [
    { event: "chat", agentId: 9, content: { type: "order", orderId: 5 }, clientId: "c-3" },
    { event: "chat", data: { msg: "5", msg_type: 4, ...toAgent, client_id: "c-3" } },
  ],
  [
    { event: "typing", agentId: 9 },
    { event: "typing", data: toAgent },
  ],
  [
    { event: "read", shopId: 3, lastId: 41 },
    { event: "read", data: { shop_id: 3, last_id: 41 } },
  ],
] as const)("a customer's frame is written: %j", (frame, sent) => {
  expect(JSON.parse(writeClientFrame(frame))).toEqual(sent);
});
