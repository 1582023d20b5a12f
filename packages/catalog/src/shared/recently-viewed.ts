import { getDefaultStore } from "jotai";
import { atomWithStorage, createJSONStorage } from "jotai/utils";
import { viewedKey } from "./viewed-key.ts";
import { readViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

// Browser only: the list of viewed products never leaves the device.
const json = createJSONStorage<unknown>();

const storage = {
  getItem: (key: string): readonly ViewedProduct[] => readViewed(json.getItem(key, [])),
  setItem: json.setItem,
  removeItem: json.removeItem,
  subscribe: (key: string, onChange: (viewed: readonly ViewedProduct[]) => void) =>
    json.subscribe?.(key, (value) => onChange(readViewed(value)), []),
};

/** The products that were looked at on this device, the last one first. */
export const recentlyViewed = atomWithStorage<readonly ViewedProduct[]>(viewedKey, [], storage, { getOnInit: true });

/** Reads the storage again before it writes, because another tab may have written. Does nothing where storage is blocked. */
export function rememberProduct(product: ViewedProduct): void {
  try {
    getDefaultStore().set(recentlyViewed, withViewed(storage.getItem(viewedKey), product));
  } catch {
    // The storage is full or blocked: the product is not remembered.
  }
}
