import { expect, test } from "vitest";
import { succeeding } from "../../test/answering-client.ts";
import { fetchWallet } from "./wallet.ts";
import { fetchWalletEntries } from "./wallet-entries.ts";

test("a wallet has its amounts in fen", async () => {
  const sent = {
    user_money: "48748.05",
    total_order_amount: "783.50",
    total_recharge_amount: "0.00",
    open_racharge: 0,
  };
  expect(await fetchWallet(succeeding(sent).api)).toEqual({ balance: 4874805, spent: 78350 });
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
  expect(items).toEqual([
    { id: 3, amount: 1210, direction: "out", reason: "下单扣减余额", createdAt },
    { id: 2, amount: 0, direction: "out", reason: "下单扣减余额", createdAt },
    { id: 1, amount: 5000000, direction: "in", reason: "下单扣减余额", createdAt },
  ]);
  expect(called[0]?.search).toBe("?source=1&type=2&page_no=1&page_size=10");
});
