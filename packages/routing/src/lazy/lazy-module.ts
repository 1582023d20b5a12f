import { needed } from "./chunk-failure.ts";

/** Code in a chunk of its own. All that comes late comes by this: pages, parts of them, loaders, what a press opens. */
export interface LazyModule<Module> {
  /** For the build, which looks for the chunk of what a document draws. */
  readonly importer: () => Promise<Module>;
  /** The code, where it is here. */
  readonly arrived: () => Module | undefined;
  /** For who cannot go on without it: where it does not arrive the document is reloaded, or this fails. */
  readonly load: () => Promise<Module>;
  /** Fetches it ahead. Where that fails nobody has lost anything, and it is asked for again. */
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
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  }
  return {
    importer,
    arrived: () => module,
    load: () => needed(fetchOnce),
    prefetch: () =>
      fetchOnce().then(
        () => undefined,
        () => undefined,
      ),
  };
}
