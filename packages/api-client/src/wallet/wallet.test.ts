import { expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { fetchTopUps, requestTopUp, fetchTopUpChoices } from "./top-up.ts";
import { fetchWallet } from "./wallet.ts";
import { fetchWalletEntries } from "./wallet-entries.ts";

test("a wallet has its amounts in fen", async () => {
  const sent = {
    user_money: "48748.05",
    total_order_amount: "783.50",
    total_recharge_amount: "0.00",
    open_racharge: 0,
  };
  expect(await fetchWallet(succeeding(sent).api)).toEqual({ balance: 4874805, spent: 78350, topUp: null });
});

test.each([
  [{}, { least: null, most: null }],
  [
    { min_recharge: "10.00", max_recharge: "5000.00" },
    { least: 1000, most: 500000 },
  ],
])("a wallet that can be topped up with the bounds %j says so", async (bounds, topUp) => {
  const sent = { user_money: "0.00", total_order_amount: "0.00", open_racharge: 1, ...bounds };
  expect(await fetchWallet(succeeding(sent).api)).toMatchObject({ topUp });
});

test("a wallet without one of its amounts fails with the place, instead of showing 0", async () => {
  await expect(fetchWallet(succeeding({ user_money: "0.00" }).api)).rejects.toMatchObject({
    kind: "transport",
    message: "GET user/myWallet answered off the contract: total_order_amount: an amount was expected, not undefined",
  });
});

test("every entry has a direction, that of a free order included", async () => {
  const row = { change_amount: "12.10", source_type: "下单扣减余额", create_time: "2025-05-06 07:08:09" };
  const { api, called } = succeeding({
    list: [
      { ...row, id: 3, change_type: 2, change_amount_format: "-12.10" },
      { ...row, id: 2, change_type: 2, change_amount: "0.00", change_amount_format: "-0.00" },
      { ...row, id: 1, change_type: 1, change_amount: "-50000.00" },
    ],
    count: 3,
    more: 0,
    page_no: 1,
    page_size: 10,
  });
  const { items } = await fetchWalletEntries(api, { direction: "out", page: 1, pageSize: 10 });
  const createdAt = Date.UTC(2025, 4, 5, 23, 8, 9);
  const common = { reason: "下单扣减余额", createdAt, balanceAfter: null, subject: null };
  expect(items).toEqual([
    { ...common, id: 3, amount: 1210, direction: "out" },
    { ...common, id: 2, amount: 0, direction: "out" },
    { ...common, id: 1, amount: 5000000, direction: "in" },
  ]);
  expect(called[0]?.search).toBe("?source=1&type=2&page_no=1&page_size=10");
});

test.each([
  ["order", "order"],
  ["trade", "orders"],
  ["after_sale", "afterSales"],
  ["recharge", "topUp"],
  ["usdt", "usdtTopUp"],
])("an entry about %s leads to %s, and says what the wallet held after it", async (about, kind) => {
  const row = { id: 1, change_type: 1, change_amount: "1.00", source_type: "s", left_amount: "3.50" };
  const { api } = succeeding({ list: [{ ...row, about, about_id: 7, about_sn: "2027" }], count: 1 });
  const { items } = await fetchWalletEntries(api, { direction: null, page: 1, pageSize: 10 });
  expect(items).toMatchObject([{ balanceAfter: 350, subject: { kind, id: 7, number: "2027" } }]);
});

test.each([
  ["", 0],
  ["points", 7],
  ["order", 0],
])("an entry about %j with the id %i leads nowhere", async (about, about_id) => {
  const row = { id: 1, change_type: 1, change_amount: "1.00", source_type: "s", about, about_id };
  const { items } = await fetchWalletEntries(succeeding({ list: [row], count: 1 }).api, {
    direction: null,
    page: 1,
    pageSize: 10,
  });
  expect(items[0]?.subject).toBeNull();
});

test("a top-up is requested by its amount and its key, and found among the records", async () => {
  const { api, sent } = stubClient({ code: 1, show: 0, msg: "", data: { id: 4 } });
  expect(await requestTopUp(api, { amount: 9950, idempotencyKey: "k-1" })).toBe(4);
  expect(sent[0]).toMatchObject({ path: "/api/recharge/recharge", body: { money: "99.50" } });
  expect(sent[0]?.headers.get("idempotency-key")).toBe("k-1");
  const row = { id: 4, order_sn: "2027", order_amount: "99.50" };
  const list = [
    { ...row, id: 5, pay_status: 1 },
    { ...row, pay_status: 0, cancel_time: 1795148763 },
  ];
  const { api: records, called } = succeeding({ list });
  expect(await fetchTopUps(records, 4)).toEqual([
    { id: 5, number: "2027", amount: 9950, paid: true, payBefore: null },
    { id: 4, number: "2027", amount: 9950, paid: false, payBefore: 1795148763000 },
  ]);
  expect(called[0]?.search).toBe("?id=4");
});

test("the amounts to choose from are in fen", async () => {
  const { api } = succeeding([
    { id: 1, money: "50.00", give_money: "0.00" },
    { id: 2, money: "100" },
  ]);
  expect(await fetchTopUpChoices(api)).toEqual([5000, 10000]);
});
