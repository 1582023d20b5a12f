import { envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { expect, test } from "vitest";
import { orderLine } from "../testing/order-factory.ts";
import { buyAgain } from "./buy-again.ts";

const lines = [
  orderLine({ skuId: 1, quantity: 2 }),
  orderLine({ skuId: 2, name: "Chair" }),
  orderLine({ skuId: 3, name: "Lamp" }),
];

test("buying again adds what can be bought, the first line on top, and names the rest", async () => {
  const asked: unknown[] = [];
  const { api } = envelopeApi({
    "cart/add": (sent) => {
      asked.push(sent);
      return JSON.stringify(sent).includes('"item_id":2') ? rejection("商品已下架") : success([]);
    },
  });
  const { added, rejected } = await buyAgain(api, lines);
  expect(asked).toEqual([
    { item_id: 3, goods_num: 1 },
    { item_id: 2, goods_num: 1 },
    { item_id: 1, goods_num: 2 },
  ]);
  expect(added.map(({ skuId }) => skuId)).toEqual([1, 3]);
  expect(rejected.map(({ name }) => name)).toEqual(["Chair"]);
});

test("buying again fails where no answer comes", async () => {
  const { api } = envelopeApi({});
  await expect(buyAgain(api, lines)).rejects.toMatchObject({ kind: "transport" });
});
