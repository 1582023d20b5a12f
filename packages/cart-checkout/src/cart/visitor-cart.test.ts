import { fetchProductDetail } from "@plaza/api-client";
import { addToDeviceCart, readDeviceCart } from "@plaza/shopping/device-cart";
import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { beforeEach, expect, test } from "vitest";
import { wireTwoColours } from "../testing/wire-two-colours.ts";
import { changeDeviceOption } from "./visitor-cart.tsx";

const { api } = envelopeApi({ "goods/getGoodsDetail": success(wireTwoColours) });
const teapot = {
  productId: 31,
  shopId: 7,
  name: "Glazed Stoneware Teapot, 900 ml",
  image: null,
  optionText: null,
  price: 5400,
  shopName: "Hearth & Linden",
};
const [cherry, slate] = [90, 91];

/** The cart after this quantity of cherry was changed to slate, of which three are in stock. */
async function changed(quantity: number): Promise<readonly (readonly number[])[]> {
  const product = await fetchProductDetail(api, 31);
  const sku = product.skus.find(({ id }) => id === slate);
  if (sku === undefined) throw new Error("The product has no slate.");
  addToDeviceCart({ ...teapot, skuId: cherry, quantity }, 12);
  changeDeviceOption({ skuId: cherry, quantity }, product, sku);
  return readDeviceCart().map((line) => [line.skuId, line.quantity]);
}

beforeEach(() => localStorage.clear());

test("another variant takes the line's place, up to its stock", async () => {
  expect(await changed(2)).toEqual([[slate, 2]]);
  localStorage.clear();
  expect(await changed(5)).toEqual([[slate, 3]]);
});

test.each([1, 3])(
  "the new variant's quantity stays within the stock with %i of it in the cart already",
  async (before) => {
    addToDeviceCart({ ...teapot, skuId: slate, quantity: before }, 3);
    expect(await changed(3)).toEqual([[slate, 3]]);
  },
);
