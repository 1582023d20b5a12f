import { reloadOnceAMinute } from "./reload-once-a-minute.ts";

/** A chunk that the page needs did not arrive. Like other errors of pages it has the HTTP status of the error page. */
export class ChunkError extends Error {
  override readonly name = "ChunkError";
  readonly statusCode = 500;

  constructor(cause?: unknown) {
    super("A part of the page did not load.", { cause });
  }
}

/** Whether the document is being reloaded. Several chunks may be missing at once, but one reload is enough. */
let leaving = false;

/** Reloads the document where that is allowed. @returns whether it is being reloaded */
function reloaded(): boolean {
  leaving ||= typeof window !== "undefined" && reloadOnceAMinute();
  return leaving;
}

/** Never resolves: the callers wait until the reload replaces the document. */
const forever = new Promise<never>(() => undefined);

/**
 * Imports code that the caller cannot do without. Where it does not arrive, the document is reloaded: after a release the
 * old chunks are gone, and a reload brings the new page.
 *
 * @throws {ChunkError} where a reload is not allowed
 */
export async function importOrReload<Module>(importer: () => Promise<Module>): Promise<Module> {
  try {
    return await importer();
  } catch (cause) {
    return reloaded() ? forever : Promise.reject(new ChunkError(cause));
  }
}

/**
 * For the router's `defaultOnCatch`: a link was followed while its page was being fetched ahead, and the page now shown
 * lacks the chunk which that fetch did without.
 */
export function reloadForChunk(error: unknown): void {
  if (error instanceof ChunkError) reloaded();
}
