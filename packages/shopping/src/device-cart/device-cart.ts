import {
  type DeviceCartAddition,
  type DeviceCartLine,
  maxDeviceCartLines,
  readLines,
  withMore,
  writeLines,
} from "./device-cart-lines.ts";
import { deviceStore } from "../device-store.ts";

/** The cart of the server's render, where no device is known. */
export const emptyDeviceCart: readonly DeviceCartLine[] = [];

const store = /* @__PURE__ */ deviceStore({
  key: "plaza:device-cart",
  empty: emptyDeviceCart,
  parse: readLines,
  write: writeLines,
});

/** What lies in the cart, last touched first. The same list until something changes. Browser only. */
export const readDeviceCart = store.read;
export const subscribeToDeviceCart = store.subscribe;

/** @param stock the quantity that a line may reach, including what the cart holds already */
export function addToDeviceCart(line: Omit<DeviceCartLine, "selected">, stock: number): DeviceCartAddition {
  const lines = withMore(readDeviceCart(), line, stock);
  if (lines === null) return "more-than-stock";
  if (lines.length > maxDeviceCartLines) return "too-many-lines";
  return store.keep(lines) ? "added" : "not-kept";
}

export function changeDeviceCartLine(skuId: number, quantity: number): void {
  change((line) => (line.skuId === skuId ? { ...line, quantity } : line));
}

export function selectInDeviceCart(skuIds: readonly number[], selected: boolean): void {
  change((line) => (skuIds.includes(line.skuId) ? { ...line, selected } : line));
}

export function removeFromDeviceCart(skuIds: readonly number[]): void {
  store.keep(readDeviceCart().filter(({ skuId }) => !skuIds.includes(skuId)));
}

function change(each: (line: DeviceCartLine) => DeviceCartLine): void {
  store.keep(readDeviceCart().map(each));
}
