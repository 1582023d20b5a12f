/** Code that somebody needs did not arrive. It has the status of a page that failed, as other errors of pages do. */
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

/** What the decision depends on: the browser's own, unless a test says otherwise. */
export interface ReloadConditions {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly online: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Whether a missing chunk may cost a new document, and notes it. After a release the old chunks are gone and a reload
 * brings the new page; at most once a minute, so that a server which lacks a file is not asked forever. Never without a
 * connection, where a reload would lose even the page that is there.
 */
export function mayReload({ storage, online, now }: ReloadConditions): boolean {
  if (!online) return false;
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (now - last < leastInterval) return false;
    storage.setItem(storageKey, String(now));
    return true;
  } catch {
    // Where nothing can be noted there is no telling how often it happened.
    return false;
  }
}

/** Whether the document is on its way out. Several chunks may be missing at once; it is reloaded once. */
let leaving = false;

/** Reloads the document where that may help. */
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

/** What waits for a document that is on its way out. */
const forever = new Promise<never>(() => undefined);

/**
 * Code that somebody cannot go on without. Where it does not arrive the document is reloaded; who waits gets a
 * `ChunkError` where that may not be.
 */
export async function needed<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer();
  } catch (cause) {
    return typeof window !== "undefined" && reloadedForChunk() ? forever : Promise.reject(new ChunkError(cause));
  }
}
