import { deviceStore } from "../device-store.ts";

export type FavouriteKind = "products" | "shops";

/** Ids, the one saved last first. */
export type DeviceFavourites = Readonly<Record<FavouriteKind, readonly number[]>>;

/** The largest number of each kind; a stored list with more of them is not believed. */
export const maxDeviceFavourites = 100;

/** What a device has that has kept nothing. */
export const noDeviceFavourites: DeviceFavourites = { products: [], shops: [] };

const version = 1;

const store = /* @__PURE__ */ deviceStore<DeviceFavourites>({
  key: "plaza:device-favourites",
  empty: noDeviceFavourites,
  parse: parseFavourites,
  write: (favourites) => JSON.stringify({ version, ...favourites }),
});

export const readDeviceFavourites = store.read;
export const subscribeToDeviceFavourites = store.subscribe;

/**
 * Saves or removes one. What is in that state already stays where it is.
 *
 * @returns whether it is kept: `full`, or `not-kept` where the browser stores nothing
 */
export function setDeviceFavourite(kind: FavouriteKind, id: number, saved: boolean): "kept" | "full" | "not-kept" {
  const before = readDeviceFavourites();
  const ids = before[kind];
  if (ids.includes(id) === saved) return "kept";
  if (saved && ids.length >= maxDeviceFavourites) return "full";
  const changed = { ...before, [kind]: saved ? [id, ...ids] : ids.filter((each) => each !== id) };
  return store.keep(changed) ? "kept" : "not-kept";
}

/** Removes those that are in an account now; what was saved meanwhile stays. */
export function forgetDeviceFavourites(gone: DeviceFavourites): void {
  const { products, shops } = readDeviceFavourites();
  store.keep({
    products: products.filter((id) => !gone.products.includes(id)),
    shops: shops.filter((id) => !gone.shops.includes(id)),
  });
}

/** Empty for anything that this version would not write, because anybody may have written it. */
function parseFavourites(text: string | null): DeviceFavourites {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || !("version" in value) || value.version !== version)
    return noDeviceFavourites;
  return {
    products: "products" in value && isIds(value.products) ? value.products : [],
    shops: "shops" in value && isIds(value.shops) ? value.shops : [],
  };
}

function isIds(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= maxDeviceFavourites &&
    value.every((id) => Number.isSafeInteger(id) && id > 0) &&
    new Set(value).size === value.length
  );
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
