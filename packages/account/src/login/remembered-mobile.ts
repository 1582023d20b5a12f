const key = "plaza:remembered-mobile";

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's local storage. Reading the property itself can throw where a browser blocks storage. */
export const browserMemory: Memory = {
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
