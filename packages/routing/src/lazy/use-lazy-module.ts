import { useCallback, useEffect, useState } from "react";
import type { LazyModule } from "./lazy-module.ts";

export interface LazyUse<Module> {
  /** The code, once it is here. */
  readonly module: Module | null;
  /** It was needed, and did not come. */
  readonly failed: boolean;
  /** For a press, which needs it, and asks again after a failure: whether it is here then. */
  readonly load: () => Promise<boolean>;
  /** For a hand that is on its way to press. */
  readonly prefetch: () => void;
}

/** Code that a page does without until somebody wants it. With `ahead` it is fetched before that. */
export function useLazyModule<Module extends object>(code: LazyModule<Module>, ahead = false): LazyUse<Module> {
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
    if (ahead) prefetch();
  }, [ahead, prefetch]);
  return { module, failed, load, prefetch };
}
