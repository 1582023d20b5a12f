/** What a device keeps in its storage, the same in all tabs. Browser only. */
export interface DeviceStore<Kept> {
  /** The same object until something changes. */
  readonly read: () => Kept;
  /** Calls back after each change, in this tab and in others. */
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns false where the browser stores nothing */
  readonly keep: (value: Kept) => boolean;
}

export interface DeviceStoreFormat<Kept> {
  readonly key: string;
  /** What a device has that has kept nothing. */
  readonly empty: Kept;
  /** Of whatever stands in the storage: anybody may have written it. */
  readonly parse: (text: string | null) => Kept;
  readonly write: (value: Kept) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function deviceStore<Kept>({ key, empty, parse, write }: DeviceStoreFormat<Kept>): DeviceStore<Kept> {
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: Kept } = { text: null, value: empty };

  function storedText(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function notify(): void {
    for (const listener of listeners) listener();
  }
  function onStorage(event: StorageEvent): void {
    // The key is null when the whole storage was cleared.
    if (event.key === key || event.key === null) notify();
  }
  return {
    read: () => {
      const text = storedText();
      if (text !== last.text) last = { text, value: parse(text) };
      return last.value;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
    keep: (value) => {
      try {
        localStorage.setItem(key, write(value));
      } catch {
        return false;
      }
      notify();
      return true;
    },
  };
}
