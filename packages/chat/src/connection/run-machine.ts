import type { Step } from "./step.ts";

/** A state machine that runs until it is ended. */
export interface RunningMachine<State, Event> {
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: Event) => void;
  /** Aborted once it is ended. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Gives events to a pure function, and has its effects carried out. */
export function runMachine<State, Event, Effect>(
  begin: State,
  advance: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect) => void,
): RunningMachine<State, Event> {
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  let state = begin;
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (event) => {
      if (ended.signal.aborted) return;
      const next = advance(state, event);
      const isChanged = next.state !== state;
      state = next.state;
      // What is rendered comes first: an effect that tells somebody of it may fail.
      if (isChanged) for (const listener of listeners) listener();
      for (const effect of next.effects) perform(effect);
    },
    signal: ended.signal,
    end: () => ended.abort(),
  };
}

type Run<State> = Pick<RunningMachine<State, never>, "state" | "subscribe">;

/** Where what is rendered finds the machine that an effect runs for it. */
interface CurrentRun<State, Running extends Run<State>> extends Run<State> {
  /** Null as long as nothing runs. */
  readonly running: () => Running | null;
  /** @returns what takes it away again */
  readonly take: (running: Running) => () => void;
}

/** @param before what is rendered as long as nothing runs */
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
