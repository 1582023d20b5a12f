const key = "plaza:remembered-mobile";

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Of this browser. Reading the property itself can throw where a browser blocks storage. */
export const browserMemory: Memory = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
};

/** The number of who has logged in here and wanted it kept; "" for nobody. */
export function rememberedMobile(memory: Memory): string {
  try {
    return memory.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Null forgets it. Nothing else of a login is ever kept. */
export function rememberMobile(memory: Memory, mobile: string | null): void {
  try {
    if (mobile === null) memory.removeItem(key);
    else memory.setItem(key, mobile);
  } catch {
    // Full, or forbidden: the number is typed again.
  }
}
