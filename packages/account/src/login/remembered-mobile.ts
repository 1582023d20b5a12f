import { useState, useSyncExternalStore } from "react";

const key = "plaza:remembered-mobile";

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's local storage. Reading the property itself can throw where a browser blocks storage. */
const browserMemory: Memory = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
};

/** The number of the last login, if the customer wanted it kept; "" for none. */
export function rememberedMobile(memory: Memory): string {
  try {
    return memory.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Null forgets the number. Nothing else of a login is stored. */
export function rememberMobile(memory: Memory, mobile: string | null): void {
  try {
    if (mobile === null) memory.removeItem(key);
    else memory.setItem(key, mobile);
  } catch {
    // The storage is full or blocked: the number has to be typed again.
  }
}

/** The number that both ways to log in share. */
export interface LoginNumber {
  /** The initial value of a form; "" while none is known. */
  readonly mobile: string;
  /** Sets the initial value of the other form. */
  readonly write: (mobile: string) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** Stores or forgets the number, after a login. */
  readonly keep: (mobile: string) => void;
}

function never(): () => void {
  return () => undefined;
}

/** Begins with the number that was last used in this browser, which is only known after hydration. */
export function useRememberedMobile(): LoginNumber {
  const remembered = useSyncExternalStore(
    never,
    () => rememberedMobile(browserMemory),
    () => "",
  );
  const [written, write] = useState<string | null>(null);
  const [remember, setRemember] = useState(true);
  return {
    mobile: written ?? remembered,
    write,
    remember,
    setRemember,
    keep: (used) => rememberMobile(browserMemory, remember ? used : null),
  };
}
