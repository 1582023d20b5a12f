/** A chunk that the page needs did not arrive. Like other errors of pages it has the HTTP status of the error page. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly statusCode = 500;

  constructor(cause: unknown) {
    super("A part of the page did not load.", { cause });
  }
}

const storageKey = "plaza:chunk-reload";
/** Milliseconds. */
const leastInterval = 60_000;

/** What the decision depends on. Tests pass their own values. */
export interface ReloadConditions {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly online: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Whether a missing chunk may reload the document; if so, the time is stored. After a release the old chunks are gone
 * and a reload brings the new page. It happens at most once a minute, so that a server which lacks a file is not asked
 * forever, and never without a connection, where a reload would lose even the page that is shown.
 */
export function mayReload({ storage, online, now }: ReloadConditions): boolean {
  if (!online) return false;
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (now - last < leastInterval) return false;
    storage.setItem(storageKey, String(now));
    return true;
  } catch {
    // Without storage the interval between reloads cannot be kept.
    return false;
  }
}

/** Whether the document is being reloaded. Several chunks may be missing at once, but one reload is enough. */
let leaving = false;

/** Reloads the document where that is allowed. @returns whether it is being reloaded */
function reloadedForChunk(): boolean {
  if (leaving) return true;
  // Reading the property itself can throw where a browser blocks storage.
  const storage: ReloadConditions["storage"] = {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  };
  leaving = mayReload({ storage, online: navigator.onLine, now: Date.now() });
  if (leaving) location.reload();
  return leaving;
}

/** Never resolves: the callers wait until the reload replaces the document. */
const forever = new Promise<never>(() => undefined);

/**
 * Imports code that the caller cannot do without. Where it does not arrive, the document is reloaded.
 *
 * @throws {ChunkError} where a reload is not allowed
 */
export async function needed<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer();
  } catch (cause) {
    return typeof window !== "undefined" && reloadedForChunk() ? forever : Promise.reject(new ChunkError(cause));
  }
}
