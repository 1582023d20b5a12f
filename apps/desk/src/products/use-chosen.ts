import { useState } from "react";

export interface Chosen {
  readonly ids: readonly number[];
  /** Not one by one, but all that match. */
  readonly areAll: boolean;
  readonly has: (id: number) => boolean;
  readonly set: (ids: readonly number[], isChosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

interface State {
  readonly of: string;
  readonly ids: ReadonlySet<number>;
  readonly areAll: boolean;
}

const none: ReadonlySet<number> = new Set();

/** Products that are chosen of a list, on whichever of its pages; `of`: what it is narrowed down by, with which the choice ends. */
export function useChosen(of: string): Chosen {
  const [state, setState] = useState<State>({ of, ids: none, areAll: false });
  const { ids, areAll } = state.of === of ? state : { ids: none, areAll: false };
  return {
    ids: [...ids],
    areAll,
    has: (id) => areAll || ids.has(id),
    set: (some, isChosen) => {
      // Whoever takes one out of all has to choose one by one: the others may be on no page that was read.
      const next = new Set(ids);
      for (const id of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setState({ of, ids: next, areAll: false });
    },
    chooseAll: () => setState({ of, ids: none, areAll: true }),
    clear: () => setState({ of, ids: none, areAll: false }),
  };
}
