import { deviceStore } from "@plaza/shopping/device-store";
import { viewedKey } from "./viewed-key.ts";
import { readViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

const store = /* @__PURE__ */ deviceStore<readonly ViewedProduct[]>({
  key: viewedKey,
  empty: [],
  parse: (text) => readViewed(parsed(text)),
  write: (viewed) => JSON.stringify(viewed),
});

export const readRecentlyViewed = store.read;
export const subscribeToRecentlyViewed = store.subscribe;

/** Where the storage is full or blocked, the product is not remembered. */
export function rememberProduct(product: ViewedProduct): void {
  store.keep(withViewed(store.read(), product));
}

export function forgetViewed(): void {
  store.keep([]);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
