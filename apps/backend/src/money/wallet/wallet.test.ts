import { expect, test } from "vitest";
import type { Language } from "../../platform/store/language.ts";
import { listOf } from "../../test-support/ask.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { book } from "./book.ts";
import { grant } from "./grant.ts";
import { ownAccount, walletOf } from "./ledger-accounts.ts";
import { payFromBalance } from "../../test-support/pay-from-balance.ts";

const at = new Date("2026-11-20T04:00:00Z");

onEachStore("wallet", (backend) => {
  const rich = async () => {
    const { db } = backend;
    const customer = await backend.newCustomer();
    const [wallet, sales] = [await walletOf(db, customer.id), await ownAccount(db, "sales")];
    await db.transaction(async (tx) => {
      await grant(tx, { customerId: customer.id, amount: 5_000_000, reference: `welcome:${customer.id}`, at });
      for (const [index, amount] of [53_150, 0].entries()) {
        await book(tx, {
          source: 103,
          reference: `spent:${customer.id}:${index}`,
          at,
          postings: [
            { accountId: wallet, amount: -amount },
            { accountId: sales, amount },
          ],
        });
      }
    });
    return customer;
  };

  test("the wallet shows what it holds", async () => {
    const { token } = await rich();
    const empty = await backend.newCustomer();
    const neutral = { total_order_amount: "0.00", total_recharge_amount: "0.00", open_racharge: 1 };
    const shown = { status: 200, code: 1, show: 0 };
    expect(await backend.as(token).get("user/myWallet")).toMatchObject({
      ...shown,
      data: { ...neutral, user_money: "49468.50" },
    });
    expect(await empty.get("user/myWallet")).toMatchObject({
      ...shown,
      data: { ...neutral, user_money: "0.00" },
    });
  });

  test("the wallet tells what came in and what went out, newest first, in the reader's language", async () => {
    const { token } = await rich();
    const log = async (query: string, language: Language = "zh") => {
      const data = await backend.as(token).read(`user/accountLog?source=1${query}`, language);
      const rows = listOf(data["list"]).map((row) => [
        row["source_type"],
        row["change_amount_format"],
        row["change_type"],
      ]);
      return { rows, count: data["count"], more: data["more"] };
    };
    const [granted, spent, nothing] = [
      ["系统增加余额", "+50000.00", 1],
      ["下单扣减余额", "-531.50", 2],
      ["下单扣减余额", "-0.00", 2],
    ];
    expect(await log("")).toEqual({ rows: [nothing, spent, granted], count: 3, more: 0 });
    expect(await log("&type=0")).toMatchObject({ count: 3 });
    expect(await log("&type=1")).toEqual({ rows: [granted], count: 1, more: 0 });
    expect(await log("&type=2&page_size=1")).toEqual({ rows: [nothing], count: 2, more: 1 });
    expect(await log("&type=2&page_size=1&page_no=2")).toEqual({ rows: [spent], count: 2, more: 0 });
    const texts = await Promise.all((["en", "ja", "ko"] as const).map((language) => log("&type=1", language)));
    expect(texts.map(({ rows }) => rows[0]?.[0])).toEqual([
      "Credited by the platform",
      "運営からの付与",
      "운영자 지급",
    ]);
  });

  test("the wallet writes a row as the contract does", async () => {
    const { token } = await rich();
    const { data } = await backend.as(token).get("user/accountLog?source=1&type=1&page_no=1&page_size=10", "zh");
    expect(data).toEqual({
      list: [
        {
          id: expect.any(Number),
          change_amount: "50000.00",
          change_amount_format: "+50000.00",
          source_type: "系统增加余额",
          change_type: 1,
          create_time: "2026-11-20 12:00:00",
          create_time_format: "2026-11-20 12:00:00",
          left_amount: "50000.00",
          about: "",
          about_id: 0,
          about_sn: "",
        },
      ],
      page_no: 1,
      page_size: 10,
      count: 1,
      more: 0,
    });
  });

  test("the wallet says what it held after each movement, also where some are left out", async () => {
    const { id, token } = await rich();
    await backend.db.transaction((tx) => grant(tx, { customerId: id, amount: 100, reference: `again:${id}`, at }));
    const left = async (query: string) => {
      const data = await backend.as(token).read(`user/accountLog?source=1${query}`);
      return listOf(data["list"]).map(({ left_amount }) => left_amount);
    };
    expect(await left("")).toEqual(["49469.50", "49468.50", "49468.50", "50000.00"]);
    expect(await left("&type=1")).toEqual(["49469.50", "50000.00"]);
    expect(await left("&page_size=1&page_no=2")).toEqual(["49468.50"]);
  });

  test("the wallet leads to what a movement was for: an order, several at once, a refund", async () => {
    const { db } = backend;
    const customer = await backend.richCustomer();
    const productId = await putOnSale(db, { name: "Lamp", fields: { price: 1000 }, stock: 100 });
    const put = () => putOrders(db, customer.id, [{ lines: [{ productId, quantity: 1 }] }], new Date());
    const [single, cancelled] = [await put(), await put()];
    const both = await putOrders(
      db,
      customer.id,
      [{ lines: [{ productId, quantity: 1 }] }, { lines: [{ productId, quantity: 1 }] }],
      new Date(),
    );
    const { post } = customer;
    const pay = (from: "order" | "trade", order_id: number) => payFromBalance({ post }, order_id, from);
    await pay("order", single.orderIds[0] ?? 0);
    await pay("trade", both.checkoutId);
    await pay("order", cancelled.orderIds[0] ?? 0);
    expect(await post("order/cancel", { id: cancelled.orderIds[0] })).toMatchObject({ code: 1 });
    const data = await customer.read("user/accountLog?source=1");
    expect(listOf(data["list"]).map(({ about, about_id }) => [about, about_id])).toEqual([
      ["order", cancelled.orderIds[0]],
      ["order", cancelled.orderIds[0]],
      ["trade", both.checkoutId],
      ["order", single.orderIds[0]],
      ["", 0],
    ]);
    expect(listOf(data["list"])[0]?.["about_sn"]).toMatch(/^\d{18,}$/);
  });

  test("the wallet has neither points nor growth, and wants to know which is meant", async () => {
    const { token } = await rich();
    for (const source of [2, 3, 4, "x"]) {
      const { data } = await backend.as(token).get(`user/accountLog?source=${source}`);
      expect(data).toMatchObject({ list: [], count: 0, more: 0 });
    }
    expect(await backend.as(token).get("user/accountLog")).toMatchObject({
      code: 0,
      msg: "source is required",
    });
  });

  test("the wallet is nobody else's", async () => {
    await rich();
    const other = await backend.newCustomer();
    const { data } = await other.get("user/accountLog?source=1");
    expect(data).toMatchObject({ list: [], count: 0 });
    for (const token of ["", "dead"]) {
      for (const call of ["user/myWallet", "user/accountLog?source=1"]) {
        expect(await backend.as(token).get(call)).toMatchObject({ status: 200, code: -1, data: [] });
      }
    }
  });
});
