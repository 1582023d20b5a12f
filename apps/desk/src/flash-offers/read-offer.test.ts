import { expect, test } from "vitest";
import { readOffer } from "./read-offer.ts";

const sku = { options: "", regularPrice: 9900, stock: 10 };
const product = {
  id: 3,
  name: "Teapot",
  image: null,
  skus: [
    { id: 5, ...sku },
    { id: 6, ...sku },
  ],
};
const read = (prices: Record<number, { price: string; setAside: string }>, limit = "") =>
  readOffer(product, { limit, prices });

test("an offer has the SKUs for which a price is written, in fen", () => {
  expect(read({ 5: { price: " ¥49 ", setAside: "" }, 6: { price: "49.50", setAside: "10" } }, "2")).toEqual({
    draft: {
      productId: 3,
      limit: 2,
      prices: [
        { skuId: 5, price: 4900, setAside: null },
        { skuId: 6, price: 4950, setAside: 10 },
      ],
    },
  });
  expect(read({ 6: { price: "1", setAside: "" } })).toMatchObject({ draft: { limit: null, prices: [{ skuId: 6 }] } });
});

test.each([
  [{}, "", { "price-5": "missing" }],
  [{ 5: { price: "99.00", setAside: "" } }, "", { "price-5": "below" }],
  [{ 5: { price: "0", setAside: "" } }, "", { "price-5": "amount" }],
  [{ 5: { price: "1,234", setAside: "" } }, "", { "price-5": "doubt" }],
  [{ 5: { price: "49", setAside: "11" } }, "", { "pieces-5": "stock" }],
  [{ 5: { price: "49", setAside: "0" } }, "", { "pieces-5": "count" }],
  [{ 5: { price: "49", setAside: "" }, 6: { price: "", setAside: "3" } }, "", { "price-6": "missing" }],
  [{ 5: { price: "49", setAside: "" } }, "none", { limit: "count" }],
])("an offer of %j with the limit %j is wrong", (prices, limit, problems) => {
  expect(read(prices, limit)).toEqual({ problems });
});
