/** Work that is not saved, as this device keeps it. */
export interface StoredWork<Work> {
  readonly work: Work;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Where unsaved work is kept, and how it is read: null for what is none, such as what an older version has left. */
export interface WorkStore<Work> {
  readonly name: string;
  readonly read: (stored: unknown) => Work | null;
}

/** What somebody has written on this device and not saved, also in a window that is closed by now. */
export function readStored<Work>({ name, read }: WorkStore<Work>): StoredWork<Work> | null {
  try {
    const { at, work } = fieldsOf(JSON.parse(localStorage.getItem(name) ?? "null"));
    const found = typeof at === "number" ? read(work) : null;
    return found === null ? null : { at: Number(at), work: found };
  } catch {
    return null;
  }
}

/** Null removes it. */
export function writeStored<Work>({ name }: WorkStore<Work>, stored: StoredWork<Work> | null): void {
  try {
    if (stored === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: then the browser's warning is all there is.
  }
}

/** The fields of what was stored; none where it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
