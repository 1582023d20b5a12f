import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireChatRecord } from "../testing/wire-chat.ts";
import { fetchColleagues } from "./colleagues.ts";
import { fetchConversations } from "./conversations.ts";
import { fetchDeskCustomer, fetchDeskOrders } from "./desk-customer.ts";
import { fetchDeskRecords } from "./desk-records.ts";
import { fetchQuickReplies, removeQuickReply, saveQuickReply } from "./quick-replies.ts";

const onePage = { page: 1, size: 15, count: 1, more: 0 };
const row = { user_id: 7, nickname: "Mei", avatar: "", msg: "Hi", msg_type: 1, is_read: 1, online: 0, update_time: "" };

test("conversations are asked for by who has waited longest, and counted where the platform does", async () => {
  const { api, called } = succeeding({ ...onePage, list: [row], counts: { open: 8, waiting: 3, unread: 2 } });
  expect(await fetchConversations(api, { list: "unread", words: "me", page: 2, pageSize: 15 })).toMatchObject({
    counts: { open: 8, waiting: 3, unread: 2 },
    items: [{ customerId: 7, isUnread: false, waitingSince: null }],
  });
  expect(called[0]?.search).toBe("?nickname=me&list=unread&order=waiting&page_no=2&page_size=15");
  const other = succeeding({ ...onePage, list: [row] });
  expect(await fetchConversations(other.api, { list: "mine", page: 1, pageSize: 15 })).toMatchObject({ counts: null });
});

test("records are read with how far the customer has read, older ones before a record", async () => {
  const { api, called } = succeeding({ ...onePage, more: 1, list: [wireChatRecord("user")], read_id: 40 });
  expect(await fetchDeskRecords(api, { customerId: 7, page: 1, pageSize: 15, beforeId: 99 })).toMatchObject({
    records: [{ id: 41, customerId: 7 }],
    hasMore: true,
    readId: 40,
  });
  expect(called[0]?.search).toBe("?user_id=7&page_no=1&page_size=15&before_id=99");
});

test("a customer is shown without what there is not", async () => {
  const customer = {
    id: 7,
    sn: "66058939",
    nickname: "Mei",
    avatar: "",
    mobile: "137****0001",
    level_name: "-",
    total_order_amount: "312.97",
    client: 9,
    create_time: "2026-11-20 23:03:18",
  };
  expect(await fetchDeskCustomer(succeeding(customer).api, { customerId: 7 })).toEqual({
    id: 7,
    number: "66058939",
    name: "Mei",
    avatar: null,
    mobile: "137****0001",
    level: null,
    spent: 31_297,
    client: null,
    since: Date.parse("2026-11-20T15:03:18Z"),
  });
});

test("orders of a customer are found by a part of their number", async () => {
  const order = {
    id: 12,
    order_sn: "2026",
    order_status: 2,
    order_amount: "108.00",
    create_time: "2026-11-20 23:20:39",
    order_goods: [{ id: 1, goods_name: "Lamp", spec_value: "Lilac", image: "", goods_num: 2 }],
  };
  const { api, called } = succeeding({ ...onePage, list: [order] });
  expect(await fetchDeskOrders(api, { customerId: 7, number: "20", page: 1, pageSize: 10 })).toMatchObject({
    items: [{ state: "shipped", amount: 10_800, lines: [{ name: "Lamp", options: "Lilac", quantity: 2 }] }],
  });
  expect(called[0]?.search).toBe("?user_id=7&order_sn=20&page_no=1&page_size=10");
});

test("colleagues are who else is there", async () => {
  const { api } = succeeding([{ id: 11, nickname: "Lin", avatar: "" }]);
  expect(await fetchColleagues(api, undefined)).toEqual([{ id: 11, name: "Lin", avatar: null }]);
});

test("quick replies are read, saved as one's own or for all, and removed", async () => {
  const { api, sent } = succeeding({
    ...onePage,
    list: [{ id: 5, title: "Lids", content: "a & b", is_own: 1 }],
    id: 6,
  });
  expect(await fetchQuickReplies(api, { words: "lid", page: 1, pageSize: 50 })).toMatchObject({
    items: [{ id: 5, title: "Lids", content: "a & b", isOwn: true }],
  });
  expect(await saveQuickReply(api, { id: null, title: "Lids", content: "c", isShared: false })).toBe(6);
  await saveQuickReply(api, { id: 5, title: "Lids", content: "c", isShared: true });
  await removeQuickReply(api, { id: 5 });
  expect(sent.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ["/api/replies/save", { title: "Lids", content: "c", is_shared: 0 }],
    ["/api/replies/save", { id: 5, title: "Lids", content: "c", is_shared: 1 }],
    ["/api/replies/remove", { id: 5 }],
  ]);
});
