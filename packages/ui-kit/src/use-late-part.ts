import { useCallback, useState } from "react";

export interface LatePart<Module> {
  /** The code, once it is here. */
  readonly part: Module | null;
  readonly failed: boolean;
  /** Asks for the code, again after a failure; whether it is here then. */
  readonly load: () => Promise<boolean>;
}

/** Code that a page does without until someone wants it. The importer has to be the same function each time. */
export function useLatePart<Module extends object>(importer: () => Promise<Module>): LatePart<Module> {
  const [part, setPart] = useState<Module | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      importer().then(
        (module) => {
          setPart(module);
          setFailed(false);
          return true;
        },
        () => {
          setFailed(true);
          return false;
        },
      ),
    [importer],
  );
  return { part, failed, load };
}
