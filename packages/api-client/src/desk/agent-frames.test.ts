import { expect, test } from "vitest";
import { wireChatRecord } from "../testing/wire-chat.ts";
import { readAgentFrame, writeAgentFrame } from "./agent-frames.ts";

const platformOrigin = "http://127.0.0.1:8899";
const read = (event: string, data: unknown) => readAgentFrame(JSON.stringify({ event, data }), platformOrigin);

const row = {
  id: 1,
  shop_id: 3,
  user_id: 7,
  kefu_id: 9,
  nickname: "Mei",
  avatar: "uploads/mei.png",
  client: 5,
  msg: "a &amp; b",
  msg_type: 1,
  is_read: 0,
  create_time: "2026-11-20 23:26:11",
  update_time: "2026-11-20 23:26:11",
  online: 1,
};
const listed = {
  customerId: 7,
  name: "Mei",
  avatar: "/uploads/mei.png",
  isOnline: true,
  // As it was written: a preview is not escaped on the wire.
  preview: { kind: "text", text: "a &amp; b" },
  isFromCustomer: null,
  isUnread: true,
  unreadCount: null,
  waitingSince: null,
  updatedAt: Date.parse("2026-11-20T15:26:11Z"),
  note: "",
};

test.each([
  ["login", { msg: "连接成功", msg_type: 1 }, { event: "login" }],
  ["ping", { client_time: 1 }, { event: "alive" }],
  ["constructor", {}, { event: "alive" }],
  ["chat", { id: "x" }, { event: "alive" }],
  [
    "error",
    { msg: "Too long", reason: "too_long", client_id: "c-1" },
    { event: "error", message: "Too long", reason: "too_long", clientId: "c-1" },
  ],
  [
    "error",
    { msg: "用户不在线", msg_type: 1 },
    { event: "error", message: "用户不在线", reason: null, clientId: null },
  ],
  ["user_online", row, { event: "presence", row: listed }],
  ["transfer", { status: "send_success" }, { event: "passed-on", customerId: null }],
  ["transfer", { status: "send_success", user_id: 7 }, { event: "passed-on", customerId: 7 }],
  ["transfer", { status: "odd" }, { event: "alive" }],
  ["typing", { shop_id: 3, from_id: 7, from_type: "user" }, { event: "typing", customerId: 7, side: "customer" }],
  [
    "read",
    { shop_id: 3, user_id: 7, by: "user", last_id: 41 },
    { event: "read", customerId: 7, by: "customer", lastId: 41 },
  ],
])("a frame %s of an agent's socket is read", (event, data, frame) => {
  expect(read(event, data)).toEqual(frame);
});

test("a conversation that was passed on comes with what the colleague has written", () => {
  const user = {
    ...row,
    update_time: "",
    msg: "",
    unread: 2,
    waiting_since: "2026-11-23T02:00:00.000Z",
    preview_from: "user",
    note: "Wants <b>two</b> lids",
  };
  expect(read("transfer", { status: "get_success", user })).toEqual({
    event: "received",
    row: {
      ...listed,
      preview: { kind: "text", text: "" },
      isFromCustomer: true,
      unreadCount: 2,
      waitingSince: Date.parse("2026-11-23T02:00:00Z"),
      updatedAt: null,
      note: "Wants <b>two</b> lids",
    },
  });
});

test.each([
  [2, "image"],
  ["3", "product"],
  [4, "order"],
])("a preview of the kind %j names no more than what it is: %s", (kind, named) => {
  expect(read("user_online", { ...row, msg: "uploads/a.png", msg_type: kind })).toMatchObject({
    row: { preview: { kind: named, text: "" } },
  });
});

test("a message belongs to the customer, whichever side has said it", () => {
  const customers = wireChatRecord("user", { to_id: "9", msg: "a &amp; b" });
  const agents = wireChatRecord("kefu", { to_id: "7", msg: "a &amp; b", client_id: "c-1" });
  for (const [data, side] of [
    [customers, "customer"],
    [agents, "agent"],
  ] as const)
    expect(read("chat", data)).toMatchObject({
      event: "chat",
      record: { customerId: 7, from: { side }, content: { type: "text", text: "a & b" } },
    });
});

test.each([[null], ["no json"], ["[]"], [{}]])("whatever %j is, it shows that the connection lives", (sent) => {
  expect(readAgentFrame(sent, platformOrigin)).toEqual({ event: "alive" });
});

test.each([
  [{ event: "ping" }, { event: "ping" }],
  [
    { event: "chat", customerId: 7, content: { type: "text", text: "Hello" }, clientId: "c-1" },
    { event: "chat", data: { msg: "Hello", msg_type: 1, to_id: 7, to_type: "user", client_id: "c-1" } },
  ],
  [
    { event: "chat", customerId: 7, content: { type: "order", orderId: 12 }, clientId: "c-2" },
    { event: "chat", data: { msg: "12", msg_type: 4, to_id: 7, to_type: "user", client_id: "c-2" } },
  ],
  [
    { event: "typing", customerId: 7 },
    { event: "typing", data: { to_id: 7, to_type: "user" } },
  ],
  [
    { event: "read", customerId: 7, lastId: 41 },
    { event: "read", data: { user_id: 7, shop_id: 3, last_id: 41 } },
  ],
  [
    { event: "transfer", customerId: 7, agentId: 11, note: "Two lids" },
    { event: "transfer", data: { user_id: 7, kefu_id: 11, note: "Two lids" } },
  ],
] as const)("what an agent says is written as the contract has it: %j", (frame, wire) => {
  expect(JSON.parse(writeAgentFrame(frame, 3))).toEqual(wire);
});
