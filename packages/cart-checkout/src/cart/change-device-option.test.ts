import { fetchProductDetail } from "@plaza/api-client";
import { addToDeviceCart, readDeviceCart } from "@plaza/shopping/device-cart";
import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { beforeEach, expect, test } from "vitest";
import { wireTwoColours } from "../testing/wire-two-colours.ts";
import { changeDeviceOption } from "./change-device-option.ts";

const { api } = envelopeApi({ "goods/getGoodsDetail": success(wireTwoColours) });
const teapot = {
  productId: 31,
  shopId: 7,
  name: "Glazed Stoneware Teapot, 900 ml",
  picture: null,
  optionText: null,
  price: 5400,
  shopName: "Hearth & Linden",
};
const [cherry, slate] = [90, 91];

/** What lies in the cart after so many cherry ones have become slate ones, of which there are three. */
async function changed(quantity: number): Promise<readonly (readonly number[])[]> {
  const product = await fetchProductDetail(api, 31);
  const sku = product.skus.find(({ id }) => id === slate);
  if (sku === undefined) throw new Error("The product has no slate.");
  addToDeviceCart({ ...teapot, skuId: cherry, quantity }, 12);
  changeDeviceOption({ skuId: cherry, quantity }, product, sku);
  return readDeviceCart().map((line) => [line.skuId, line.quantity]);
}

beforeEach(() => localStorage.clear());

test("another variant takes the line's place, as many as there are", async () => {
  expect(await changed(2)).toEqual([[slate, 2]]);
  localStorage.clear();
  expect(await changed(5)).toEqual([[slate, 3]]);
});

test.each([1, 3])("with %i in the cart already there are not more than there are", async (before) => {
  addToDeviceCart({ ...teapot, skuId: slate, quantity: before }, 3);
  expect(await changed(3)).toEqual([[slate, 3]]);
});
