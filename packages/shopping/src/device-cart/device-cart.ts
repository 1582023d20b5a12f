import {
  type DeviceCartAddition,
  type DeviceCartLine,
  mostDeviceCartLines,
  readLines,
  withMore,
  writeLines,
} from "./device-cart-lines.ts";

const key = "plaza:device-cart";

/** The cart of the server's render, where no device is known. */
export const emptyDeviceCart: readonly DeviceCartLine[] = [];

const listeners = new Set<() => void>();
let lastRead: { readonly text: string | null; readonly lines: readonly DeviceCartLine[] } = {
  text: null,
  lines: emptyDeviceCart,
};

/** What lies in the cart, last touched first. The same list until something changes. Browser only. */
export function readDeviceCart(): readonly DeviceCartLine[] {
  const text = keptText();
  if (text !== lastRead.text) lastRead = { text, lines: readLines(text) };
  return lastRead.lines;
}

/** Calls back after each change, in this tab and in others. */
export function subscribeToDeviceCart(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** @param stock the quantity that a line may reach, including what the cart holds already */
export function addToDeviceCart(line: Omit<DeviceCartLine, "selected">, stock: number): DeviceCartAddition {
  const lines = withMore(readDeviceCart(), line, stock);
  if (lines === null) return "more-than-stock";
  if (lines.length > mostDeviceCartLines) return "too-many-lines";
  return keep(lines) ? "added" : "not-kept";
}

export function changeDeviceCartLine(skuId: number, quantity: number): void {
  change((line) => (line.skuId === skuId ? { ...line, quantity } : line));
}

export function selectInDeviceCart(skuIds: readonly number[], selected: boolean): void {
  change((line) => (skuIds.includes(line.skuId) ? { ...line, selected } : line));
}

export function removeFromDeviceCart(skuIds: readonly number[]): void {
  keep(readDeviceCart().filter(({ skuId }) => !skuIds.includes(skuId)));
}

function change(each: (line: DeviceCartLine) => DeviceCartLine): void {
  keep(readDeviceCart().map(each));
}

/** @returns false where the browser stores nothing */
function keep(lines: readonly DeviceCartLine[]): boolean {
  try {
    localStorage.setItem(key, writeLines(lines));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function keptText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function onStorage(event: StorageEvent): void {
  // The key is null when the whole storage was cleared.
  if (event.key !== key && event.key !== null) return;
  for (const listener of listeners) listener();
}
