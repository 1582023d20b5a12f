import { importOrReload } from "./chunk-failure.ts";

/** Code in a chunk of its own. All lazy code is loaded by this: pages, parts of pages, loaders, dialogs. */
export interface LazyModule<Module> {
  /** The build calls it to find the chunk, which it names in the document's head. */
  readonly importer: () => Promise<Module>;
  /** The code, or undefined while it has not arrived. */
  readonly arrived: () => Module | undefined;
  /**
   * For callers that need the code: where it does not arrive the document is reloaded, or this rejects with a
   * `ChunkError`.
   */
  readonly load: () => Promise<Module>;
  /** Fetches the code before it is needed. It never rejects: after a failure the next caller fetches again. */
  readonly prefetch: () => Promise<void>;
}

export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined;
  let fetching: Promise<Module> | undefined;

  function fetchOnce(): Promise<Module> {
    fetching ??= importer().then(
      (arrived) => {
        module = arrived;
        return arrived;
      },
      (error: unknown) => {
        // A fetch that fails is a TypeError, and another import fetches again. All else stays as it is: code that throws, and
        // a stylesheet of the code, which the bundler does not ask for again.
        if (error instanceof TypeError) fetching = undefined;
        throw error;
      },
    );
    return fetching;
  }
  return {
    importer,
    arrived: () => module,
    load: () => importOrReload(fetchOnce),
    prefetch: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}
