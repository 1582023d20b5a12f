import { useState, useSyncExternalStore } from "react";

/** Its name is older than addresses. */
const key = "plaza:remembered-mobile";

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's local storage. Reading the property itself can throw where a browser blocks storage. */
const browserMemory: Memory = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
};

/** The number or address of the last login, if the customer wanted it kept; "" for none. */
export function rememberedDestination(memory: Memory): string {
  try {
    return memory.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Null forgets it. Nothing else of a login is stored. */
export function rememberDestination(memory: Memory, destination: string | null): void {
  try {
    if (destination === null) memory.removeItem(key);
    else memory.setItem(key, destination);
  } catch {
    // The storage is full or blocked: it has to be typed again.
  }
}

/** The number or address that both ways to log in share. */
export interface LoginDestination {
  /** The initial value of a form; "" while none is known. */
  readonly destination: string;
  /** Sets the initial value of the other form. */
  readonly write: (destination: string) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** Stores or forgets it, after a login. */
  readonly keep: (destination: string) => void;
}

function never(): () => void {
  return () => undefined;
}

/** Begins with what was last used in this browser, which is only known after hydration. */
export function useRememberedDestination(): LoginDestination {
  const remembered = useSyncExternalStore(
    never,
    () => rememberedDestination(browserMemory),
    () => "",
  );
  const [written, write] = useState<string | null>(null);
  const [remember, setRemember] = useState(true);
  return {
    destination: written ?? remembered,
    write,
    remember,
    setRemember,
    keep: (used) => rememberDestination(browserMemory, remember ? used : null),
  };
}
