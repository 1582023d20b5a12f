import { useCallback, useEffect, useState } from "react";
import { importOrReload } from "./chunk-failure.ts";

export interface LazyUse<Module> {
  /** The code, once it is loaded. */
  readonly module: Module | null;
  /** Whether loading the code has failed after `load` was called. */
  readonly failed: boolean;
  /** For a press, which needs the code; after a failure it tries again. @returns whether the code is loaded */
  readonly load: () => Promise<boolean>;
  /** For a hover or a focus, which may come before a press. */
  readonly prefetch: () => void;
}

/**
 * Code that a page does not need until a shopper asks for something. With `ahead` it is prefetched before that, and
 * with "needed" loaded at once, for what is drawn without a press.
 */
export function useLazyModule<Module extends object>(
  code: LazyModule<Module>,
  ahead: boolean | "needed" = false,
): LazyUse<Module> {
  const [module, setModule] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      code.load().then(
        (arrived) => {
          setModule(arrived);
          setFailed(false);
          return true;
        },
        () => {
          setFailed(true);
          return false;
        },
      ),
    [code],
  );
  const prefetch = useCallback(() => {
    void code.prefetch().then(() => setModule(code.arrived() ?? null));
  }, [code]);
  useEffect(() => {
    if (ahead === "needed") void load();
    else if (ahead) prefetch();
  }, [ahead, prefetch, load]);
  return { module, failed, load, prefetch };
}

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
