export type FavouriteKind = "products" | "shops";

/** Ids, the one saved last first. */
export type DeviceFavourites = Readonly<Record<FavouriteKind, readonly number[]>>;

/** The largest number of each kind; a stored list with more of them is not believed. */
export const mostDeviceFavourites = 100;

/** What a device has that has kept nothing. */
export const noDeviceFavourites: DeviceFavourites = { products: [], shops: [] };

const key = "plaza:device-favourites";
const version = 1;
const listeners = new Set<() => void>();
let lastRead: { readonly text: string | null; readonly kept: DeviceFavourites } = {
  text: null,
  kept: noDeviceFavourites,
};

/** The same object until something changes. Browser only. */
export function readDeviceFavourites(): DeviceFavourites {
  const text = keptText();
  if (text !== lastRead.text) lastRead = { text, kept: readKept(text) };
  return lastRead.kept;
}

/** Calls back after each change, in this tab and in others. */
export function subscribeToDeviceFavourites(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/**
 * Saves or removes one. What is in that state already stays where it is.
 *
 * @returns whether it is kept: `full`, or `not-kept` where the browser stores nothing
 */
export function setDeviceFavourite(kind: FavouriteKind, id: number, saved: boolean): "kept" | "full" | "not-kept" {
  const before = readDeviceFavourites();
  const ids = before[kind];
  if (ids.includes(id) === saved) return "kept";
  if (saved && ids.length >= mostDeviceFavourites) return "full";
  const changed = { ...before, [kind]: saved ? [id, ...ids] : ids.filter((each) => each !== id) };
  return keep(changed) ? "kept" : "not-kept";
}

/** Removes those that are in an account now; what was saved meanwhile stays. */
export function forgetDeviceFavourites(gone: DeviceFavourites): void {
  const { products, shops } = readDeviceFavourites();
  keep({
    products: products.filter((id) => !gone.products.includes(id)),
    shops: shops.filter((id) => !gone.shops.includes(id)),
  });
}

function keep(kept: DeviceFavourites): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ version, ...kept }));
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

/** Empty for anything that this version would not write, because anybody may have written it. */
function readKept(text: string | null): DeviceFavourites {
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
    value.length <= mostDeviceFavourites &&
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

function onStorage(event: StorageEvent): void {
  // The key is null when the whole storage was cleared.
  if (event.key !== key && event.key !== null) return;
  for (const listener of listeners) listener();
}
