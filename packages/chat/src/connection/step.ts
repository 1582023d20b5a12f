/** What a connection waits for: its next attempt, its heartbeat, an answer. */
export type ConnectionTimer = "reconnect" | "ping" | "silence" | "echo";

/** What can happen to a connection. `Heard` is what the platform writes. */
export type ConnectionEvent<Heard, Timer> =
  | { readonly type: "frame"; readonly frame: Heard }
  | { readonly type: "socket-error" }
  | { readonly type: "socket-closed"; readonly code: number }
  | { readonly type: "timer"; readonly timer: Timer }
  /** Somebody wants another attempt, or the device has a network again. */
  | { readonly type: "reconnect" };

/** What a connection wants to be done. `Frame` is what the platform reads. */
export type ConnectionEffect<Frame, Timer> =
  | { readonly do: "connect" | "disconnect" }
  | { readonly do: "write"; readonly frame: Frame }
  | { readonly do: "set"; readonly timer: Timer; readonly ms: number }
  | { readonly do: "clear"; readonly timer: Timer };

/** A timer that is set again begins anew. */
export function set<const Timer>(timer: Timer, ms: number): { do: "set"; timer: Timer; ms: number } {
  return { do: "set", timer, ms };
}

export function clear<const Timer>(timer: Timer): { do: "clear"; timer: Timer } {
  return { do: "clear", timer };
}

/** What an event makes of a state, and what has to be done then. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export function step<State, const Effects extends readonly unknown[]>(
  state: State,
  ...effects: Effects
): Step<State, Effects[number]> {
  return { state, effects };
}

/** One after the other, each on the state that the one before has made. */
export function chain<State, Effect>(
  first: Step<State, Effect>,
  ...next: readonly ((state: State) => Step<State, Effect>)[]
): Step<State, Effect> {
  return next.reduce((done, each) => {
    const { state, effects } = each(done.state);
    return { state, effects: [...done.effects, ...effects] };
  }, first);
}
