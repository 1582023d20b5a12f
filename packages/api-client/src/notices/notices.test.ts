import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchAlerts, fetchAlertState, changeAlert } from "../alerts/alerts.ts";
import { changeNoticeSetting, fetchNoticeSettings } from "./notice-settings.ts";
import { fetchNotices, deleteNotices, readNotices } from "./notices.ts";

const wire = {
  id: 4,
  kind: "order",
  about: "order",
  about_id: 7,
  text: "Your teapot is on its way",
  image: "",
  is_read: 0,
  create_time: "2026-11-20 12:00:00",
};
const pageOf = (...lists: readonly object[]) => ({
  lists,
  count: lists.length,
  more: 0,
  page_no: 1,
  page_size: 20,
  counts: { all: 2, unread: 1 },
});

test("a notice says what it is about, and one of a kind that nobody knows yet is none", async () => {
  const { items, counts } = await fetchNotices(succeeding(pageOf(wire, { ...wire, id: 5, kind: "letter" })).api, {
    unread: false,
    page: 1,
    pageSize: 20,
  });
  expect(items).toEqual([
    {
      id: 4,
      kind: "order",
      about: { type: "order", id: 7 },
      text: "Your teapot is on its way",
      content: null,
      image: null,
      read: false,
      createdAt: Date.UTC(2026, 10, 20, 4),
    },
  ]);
  expect(counts).toEqual({ all: 2, unread: 1 });
});

test("news of the marketplace have a title and a text, and may lead nowhere", async () => {
  const news = { ...wire, kind: "news", text: "Spring tea", content: "The first leaves" };
  const { items } = await fetchNotices(
    succeeding(pageOf({ ...news, about: "shop", about_id: 7 }, { ...news, about: "", about_id: 0 })).api,
    { unread: false, page: 1, pageSize: 20 },
  );
  expect(items).toMatchObject([
    { kind: "news", about: { type: "shop", id: 7 }, text: "Spring tea", content: "The first leaves" },
    { about: { type: "nothing" } },
  ]);
});

test("only what is wanted is asked for", async () => {
  const { api, called } = succeeding(pageOf());
  await fetchNotices(api, { unread: false, page: 1, pageSize: 20 });
  await fetchNotices(api, { unread: true, kind: "price", page: 2, pageSize: 20 });
  expect(called.map(({ search }) => search)).toEqual([
    "?page_no=1&page_size=20",
    "?unread=1&kind=price&page_no=2&page_size=20",
  ]);
});

test("changes say which notices they mean, and the wanted state", async () => {
  const { api, sent } = succeeding({ count: 3 });
  expect(await readNotices(api, [4])).toBe(3);
  await readNotices(api, "all");
  await deleteNotices(api, { notices: "all", deleted: true });
  await deleteNotices(api, { notices: [4, 5], deleted: false });
  await changeNoticeSetting(api, { kind: "stock", way: "sms", on: true });
  const alert = { kind: "price", productId: 5, skuId: null, targetPrice: 12_050 } as const;
  await changeAlert(api, { ...alert, on: true });
  await changeAlert(api, { ...alert, skuId: 9, on: false });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/notice/read", { id: [4] }],
    ["/api/notice/read", { all: 1 }],
    ["/api/notice/delete", { all: 1, is_deleted: 1 }],
    ["/api/notice/delete", { id: [4, 5], is_deleted: 0 }],
    ["/api/notice/setSettings", { kind: "stock", sms: 1 }],
    ["/api/alert/set", { kind: "price", goods_id: 5, price: "120.50", is_on: 1 }],
    ["/api/alert/set", { kind: "price", goods_id: 5, item_id: 9, is_on: 0 }],
  ]);
});

test("an alert says what it waits for, and what that costs now", async () => {
  const set = { kind: "price", goods_id: 5, item_id: 0, price: "80.00", create_time: "2026-11-20 12:00:00" };
  const goods = { id: 5, name: "Teapot", image: "", min_price: "100.00", market_price: "0.00" };
  const details = { goods, spec: "", now_price: "90.00", now_stock: 0, is_valid: 1 };
  expect(await fetchAlertState(succeeding({ lists: [set, { ...set, kind: "weather" }] }).api)).toEqual([
    { kind: "price", productId: 5, skuId: null, targetPrice: 8000 },
  ]);
  expect(await fetchAlerts(succeeding({ lists: [{ ...set, ...details }], most: 100 }).api)).toMatchObject({
    most: 100,
    items: [{ targetPrice: 8000, price: 9000, soldOut: true, sold: true, option: null, product: { name: "Teapot" } }],
  });
});

test("settings say where each kind goes", async () => {
  const lists = [
    { kind: "price", inbox: 1, sms: 0 },
    { kind: "letters", inbox: 1, sms: 1 },
  ];
  expect(await fetchNoticeSettings(succeeding({ lists, sms: 0 }).api)).toEqual({
    items: [{ kind: "price", inbox: true, sms: false }],
    canSendSms: false,
  });
});
