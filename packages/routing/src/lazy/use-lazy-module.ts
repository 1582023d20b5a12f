import { useCallback, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

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
