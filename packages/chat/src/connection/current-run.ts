/** Something that an effect runs, and whose state is drawn. */
interface Run<State> {
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where what is drawn finds what an effect runs for it. */
export interface CurrentRun<State, Running extends Run<State>> {
  /** Null as long as nothing runs. */
  readonly running: () => Running | null;
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns what ends that it is found here */
  readonly take: (running: Running) => () => void;
}

/** @param before what is drawn as long as nothing runs */
export function currentRun<State, Running extends Run<State>>(before: State): CurrentRun<State, Running> {
  const listeners = new Set<() => void>();
  let running: Running | null = null;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    running: () => running,
    state: () => running?.state() ?? before,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (taken) => {
      running = taken;
      const leave = taken.subscribe(changed);
      changed();
      return () => {
        leave();
        running = null;
        changed();
      };
    },
  };
}
