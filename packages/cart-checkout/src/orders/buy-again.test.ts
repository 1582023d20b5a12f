import { envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { expect, test } from "vitest";
import { orderLine } from "../testing/order-factory.ts";
import { buyAgain } from "./buy-again.ts";

const lines = [
  orderLine({ skuId: 1, quantity: 2 }),
  orderLine({ skuId: 2, name: "Chair" }),
  orderLine({ skuId: 3, name: "Lamp" }),
];

test("what can be bought again lies in the cart, the first on top; the rest is named", async () => {
  const asked: unknown[] = [];
  const { api } = envelopeApi({
    "cart/add": (sent) => {
      asked.push(sent);
      return JSON.stringify(sent).includes('"item_id":2') ? rejection("商品已下架") : success([]);
    },
  });
  const { added, refused } = await buyAgain(api, lines);
  expect(asked).toEqual([
    { item_id: 3, goods_num: 1 },
    { item_id: 2, goods_num: 1 },
    { item_id: 1, goods_num: 2 },
  ]);
  expect(added.map(({ skuId }) => skuId)).toEqual([1, 3]);
  expect(refused.map(({ name }) => name)).toEqual(["Chair"]);
});

test("without an answer it fails", async () => {
  const { api } = envelopeApi({});
  await expect(buyAgain(api, lines)).rejects.toMatchObject({ kind: "transport" });
});
