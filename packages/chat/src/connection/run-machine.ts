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
