import type { DeviceCartLine } from "@plaza/shopping/device-cart";
import { expect, test } from "vitest";
import { cartLine, cartShop } from "../testing/cart-factory.ts";
import { deviceCartShops } from "./device-cart-shops.ts";

function deviceLine(differences: Partial<DeviceCartLine> = {}): DeviceCartLine {
  return {
    skuId: 90,
    productId: 31,
    shopId: 7,
    quantity: 2,
    selected: true,
    name: "Glazed Stoneware Teapot",
    image: null,
    optionText: "Cherry",
    price: 5400,
    shopName: "Hearth & Linden",
    ...differences,
  };
}
const previewOf = (...lines: ReturnType<typeof cartLine>[]) => ({
  shops: [cartShop({ lines })],
  totalAmount: 0,
  selectedQuantity: 0,
});

test("the lines keep the data they were added with where there is no preview", () => {
  const shops = deviceCartShops(
    [deviceLine(), deviceLine({ skuId: 91, shopId: 8, shopName: "Northline" })],
    null,
    false,
  );
  expect(shops.map(({ name, lines }) => [name, lines.length])).toEqual([
    ["Hearth & Linden", 1],
    ["Northline", 1],
  ]);
  expect(shops[0]?.lines[0]).toMatchObject({ id: 90, quantity: 2, unitPrice: 5400, subtotal: 10_800, stock: null });
});

test("prices and stock are the platform's, quantity and selection the device's", () => {
  const preview = previewOf(cartLine({ id: 90, quantity: 1, unitPrice: 4320, priceKind: "flash", stock: 3 }));
  const [shop] = deviceCartShops([deviceLine({ quantity: 5, selected: false })], preview, true);
  expect(shop?.selfOperated).toBe(true);
  expect(shop?.lines[0]).toMatchObject({ quantity: 5, selected: false, unitPrice: 4320, stock: 3, subtotal: 0 });
});

test("a line that the preview leaves out cannot be bought", () => {
  const [shop] = deviceCartShops([deviceLine()], previewOf(cartLine({ skuId: 1 })), true);
  expect(shop?.lines[0]).toMatchObject({ unavailable: "off-shelf", selected: false, subtotal: 0 });
});

test("a line that the preview was not asked for keeps its data", () => {
  const [shop] = deviceCartShops([deviceLine()], previewOf(cartLine({ skuId: 1 })), false);
  expect(shop?.lines[0]).toMatchObject({ unavailable: null, unitPrice: 5400 });
});

test("a line that cannot be bought is never selected", () => {
  const [shop] = deviceCartShops(
    [deviceLine()],
    previewOf(cartLine({ unavailable: "sold-out", selected: false })),
    true,
  );
  expect(shop?.lines[0]).toMatchObject({ unavailable: "sold-out", selected: false });
});

test("the lines stand in the device's order, also within a shop", () => {
  const lines = [91, 90, 92].map((skuId) => deviceLine({ skuId }));
  const preview = previewOf(...[90, 91, 92].map((skuId) => cartLine({ id: skuId, skuId })));
  expect(deviceCartShops(lines, preview, true)[0]?.lines.map(({ skuId }) => skuId)).toEqual([91, 90, 92]);
});
