import { expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireChatOrder, wireChatProduct, wireChatRecord } from "../testing/wire-chat.ts";
import { ApiError } from "../api-error.ts";
import { fetchChatConfiguration } from "./chat-configuration.ts";
import { fetchChatHistory } from "./chat-history.ts";
import { fetchChatUnread } from "./chat-unread.ts";

const message = wireChatRecord("kefu", {
  shop_id: 3,
  msg: "Is it &lt;b&gt;? &amp;amp; &#039;yes&#039; &quot;no&quot;",
  create_time: "2026-11-20 14:02:00",
  from_avatar: "/static/agent.png",
});

async function read(...records: readonly object[]) {
  const { api } = succeeding({ config: 2, kefu: [], record: { list: records, page: 1, size: 15, count: 1, more: 0 } });
  return (await fetchChatHistory(api, { shopId: 3, page: 1, pageSize: 15 })).records;
}
const readOne = async (changes: object) => (await read({ ...message, ...changes }))[0];

test("a text is decoded once: what was written as an entity stays one", async () => {
  expect((await readOne({}))?.content).toEqual({ type: "text", text: `Is it <b>? &amp; 'yes' "no"` });
});

test.each([
  ["seconds", { create_time_stamp: 1795154520 }],
  ["seconds as text", { create_time_stamp: "1795154520" }],
  ["a wall clock", { create_time_stamp: "2026-11-20 14:02:00" }],
  ["only the other field", { create_time_stamp: "x" }],
])("the time of a message is read from %s", async (_what, time) => {
  expect((await readOne(time))?.sentAt).toBe(Date.parse("2026-11-20T14:02:00+08:00"));
});

test("a message without a time that can be read has none", async () => {
  expect((await readOne({ create_time_stamp: 0, create_time: "" }))?.sentAt).toBeNull();
});

const goods = wireChatProduct({ image: "uploads/a.jpg", name: "Teapot" });
const order = wireChatOrder({ order_sn: "202611" });
const product = { id: 12, image: "/uploads/a.jpg", price: 5400, name: "Teapot" };
test.each([
  [
    "an image",
    { msg_type: "2", msg: "uploads/chat/1.png" },
    { type: "image", path: "uploads/chat/1.png", url: "/uploads/chat/1.png" },
  ],
  ["a product", { msg_type: 3, msg: "{}", goods }, { type: "product", product }],
  [
    "a product whose card is only in its message",
    { msg_type: 3, msg: JSON.stringify(goods) },
    { type: "product", product },
  ],
  ["a product without a card", { msg_type: 3, msg: "12" }, { type: "text", text: "12" }],
  [
    "an order",
    { msg_type: 4, msg: "202611", order },
    { type: "order", order: { id: 5, number: "202611", image: null, amount: 4400, quantity: 2, state: "shipped" } },
  ],
  [
    "an order that the platform knows as text only",
    { msg_type: 4, msg: "No. 202611", order: [] },
    { type: "text", text: "No. 202611" },
  ],
  ["a type that nobody knows", { msg_type: 9, msg: "&lt;3" }, { type: "text", text: "<3" }],
])("%s is read as what it is", async (_what, changes, content) => {
  expect((await readOne(changes))?.content).toEqual(content);
});

test("the history says who said what, and which name the sender gave it", async () => {
  const [theirs, own] = await read(message, { ...message, id: 42, from_type: "user", type: 2, client_id: "c-1" });
  expect(theirs).toMatchObject({
    shopId: 3,
    from: { side: "agent", id: 9, name: "Anna", avatar: "/static/agent.png" },
    isNotice: false,
    clientId: null,
  });
  expect(own).toMatchObject({ from: { side: "customer" }, isNotice: true, clientId: "c-1" });
});

test("a record that cannot be read takes no other away", async () => {
  expect((await read({ ...message, from_type: "robot" }, message)).map(({ id }) => id)).toEqual([41]);
});

test.each([
  ["an empty list", []],
  ["nothing", undefined],
  ["an agent without an id", { id: 0, nickname: "" }],
])("nobody is at the desk where the platform sends %s", async (_what, kefu) => {
  const { api } = succeeding({ config: 1, kefu, record: { list: [], more: 0 } });
  const history = await fetchChatHistory(api, { shopId: 0, page: 1, pageSize: 30 });
  expect(history).toEqual({ records: [], hasMore: false, agent: null, isManual: true, readId: 0 });
});

test("a history is asked for by page, or before a record", async () => {
  const { api, called } = succeeding({
    config: 2,
    kefu: { id: 9, nickname: "Anna" },
    record: { list: [], more: 1 },
    read_id: 40,
  });
  const history = await fetchChatHistory(api, { shopId: 0, page: 1, pageSize: 30, beforeId: 41 });
  expect(history).toMatchObject({
    hasMore: true,
    agent: { id: 9, name: "Anna", avatar: null },
    isManual: false,
    readId: 40,
  });
  expect(called[0]?.search).toBe("?shop_id=0&page_no=1&page_size=30&before_id=41");
});

test.each([
  ["open", { code: 1, msg: "", data: [] }, { agentId: null, isManual: false }],
  ["manual", { code: 0, msg: "", data: [] }, { agentId: null, isManual: true }],
  ["offline", { code: 0, msg: "当前客服不在线", data: [] }, { agentId: null, isManual: false }],
  ["with an agent, by either code", { code: 0, msg: "", data: { kefu: { id: 4 } } }, { agentId: 4, isManual: false }],
])("a conversation is %s", async (_what, answer, expected) => {
  const { api, called } = stubClient({ show: 0, ...answer });
  expect(await fetchChatConfiguration(api, 0)).toEqual(expected);
  expect(called[0]?.search).toBe("?shop_id=0");
});

test("a session that is over is an error of the configuration, too", async () => {
  const { api } = stubClient({ code: -1, show: 1, msg: "登录超时", data: [] });
  const error: unknown = await fetchChatConfiguration(api, 0).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: "session" });
});

test("unread messages are counted for each shop", async () => {
  const { api } = succeeding({
    count: 3,
    lists: [
      { shop_id: 0, shop_name: "Plaza", count: "2" },
      { shop_id: 3, shop_name: "Kiln", count: 1 },
    ],
  });
  expect(await fetchChatUnread(api)).toEqual({
    count: 3,
    shops: [
      { shopId: 0, shopName: "Plaza", count: 2 },
      { shopId: 3, shopName: "Kiln", count: 1 },
    ],
  });
});
