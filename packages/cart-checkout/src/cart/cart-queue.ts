import { type CartChanges, type LineChange, noChanges } from "./cart-changes.ts";

/** How the platform is told. */
export interface CartCalls {
  readonly setQuantity: (lineId: number, quantity: number) => Promise<unknown>;
  readonly select: (lineIds: readonly number[], selected: boolean) => Promise<unknown>;
  readonly remove: (lineIds: readonly number[]) => Promise<unknown>;
}

export interface CartQueue {
  /** What differs from the platform's cart, until that is taken over. The same object as long as nothing changes. */
  readonly changes: () => CartChanges;
  readonly subscribe: (listener: () => void) => () => void;
  readonly want: (lineIds: readonly number[], change: LineChange) => void;
  /** Names this moment where everything is answered, for an answer of the platform that is asked for now. */
  readonly mark: () => number | null;
  /** The platform's cart of that moment is here. Ignored where the shopper has wanted something since. */
  readonly takeOver: (mark: number) => void;
}

interface LineState {
  /** Not sent, or not answered. */
  wanted: LineChange;
  /** Answered with yes. */
  confirmed: LineChange;
  sending: boolean;
}

type Wish = keyof LineChange;

function without(wish: Wish, { [wish]: _gone, ...rest }: LineChange): LineChange {
  return rest;
}

/**
 * One call at a time for each line; what is wanted meanwhile waits, and of several wishes only the last is sent. So fast
 * presses end in the number that was pressed last, whatever the network does, and no answer in between shows through. A
 * refusal takes the wish back: then the platform's number stands again.
 *
 * @param onIdle everything is answered, with yes or no: time to ask for the platform's cart
 */
export function createCartQueue(calls: CartCalls, onIdle: () => void): CartQueue {
  const lines = new Map<number, LineState>();
  const listeners = new Set<() => void>();
  let changes: CartChanges = noChanges;
  /** Counts what was wanted. */
  let moment = 0;

  function publish(): void {
    changes = new Map([...lines].map(([id, { wanted, confirmed }]) => [id, { ...confirmed, ...wanted }]));
    for (const listener of listeners) listener();
  }

  function isIdle(): boolean {
    return [...lines.values()].every(({ wanted, sending }) => !sending && Object.keys(wanted).length === 0);
  }

  /** Lines that nothing is on its way for. */
  function waiting(matches: (wanted: LineChange) => boolean): number[] {
    return [...lines].filter(([, { wanted, sending }]) => !sending && matches(wanted)).map(([id]) => id);
  }

  async function send<W extends Wish>(
    ids: readonly number[],
    wish: W,
    value: LineChange[W],
    call: () => Promise<unknown>,
  ) {
    const states = ids.map((id) => lines.get(id)).filter((state) => state !== undefined);
    for (const state of states) state.sending = true;
    const succeeded = await call().then(
      () => true,
      () => false,
    );
    for (const state of states) {
      state.sending = false;
      if (succeeded) state.confirmed = { ...state.confirmed, [wish]: value };
      if (!succeeded || state.wanted[wish] === value) state.wanted = without(wish, state.wanted);
    }
    publish();
    proceed();
    if (isIdle()) onIdle();
  }

  function proceed(): void {
    const removed = waiting((wanted) => wanted.removed === true);
    if (removed.length > 0) void send(removed, "removed", true, () => calls.remove(removed));
    for (const id of waiting(({ quantity }) => quantity !== undefined)) {
      const quantity = lines.get(id)?.wanted.quantity;
      if (quantity !== undefined) void send([id], "quantity", quantity, () => calls.setQuantity(id, quantity));
    }
    for (const selected of [true, false]) {
      const ids = waiting((wanted) => wanted.selected === selected);
      if (ids.length > 0) void send(ids, "selected", selected, () => calls.select(ids, selected));
    }
  }

  return {
    changes: () => changes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(lineIds, change) {
      moment += 1;
      for (const id of lineIds) {
        const state = lines.get(id) ?? { wanted: {}, confirmed: {}, sending: false };
        // What is removed needs nothing else.
        state.wanted = change.removed === true ? { removed: true } : { ...state.wanted, ...change };
        lines.set(id, state);
      }
      publish();
      proceed();
    },
    mark: () => (isIdle() ? moment : null),
    takeOver(mark) {
      if (mark !== moment || lines.size === 0 || !isIdle()) return;
      lines.clear();
      publish();
    },
  };
}
