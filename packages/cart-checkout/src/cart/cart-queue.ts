/** A shopper's changes of a line that the platform's cart does not have yet. */
interface LineChange {
  readonly quantity?: number;
  readonly selected?: boolean;
  readonly removed?: true;
}

/** By the line's id. */
type CartChanges = ReadonlyMap<number, LineChange>;

export const noChanges: CartChanges = new Map();

interface ChangeableLine {
  readonly id: number;
  readonly quantity: number;
  readonly selected: boolean;
}

/** The lines with the shopper's changes applied. */
export function changedLines<Line extends ChangeableLine>(lines: readonly Line[], changes: CartChanges): Line[] {
  return lines
    .filter(({ id }) => changes.get(id)?.removed !== true)
    .map((line) => {
      const { quantity = line.quantity, selected = line.selected } = changes.get(line.id) ?? {};
      return quantity === line.quantity && selected === line.selected ? line : { ...line, quantity, selected };
    });
}

/** The platform's calls that change a cart. */
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
  /** Marks this moment before the platform's cart is fetched; null while a change is unanswered. */
  readonly mark: () => number | null;
  /** Drops the changes, because the platform's cart fetched at that mark has them. Ignored after a later change. */
  readonly carryOver: (mark: number) => void;
}

interface LineState {
  /** Changes that are not sent, or not answered. */
  wanted: LineChange;
  /** Changes that the platform has accepted. */
  confirmed: LineChange;
  sending: boolean;
}

type Field = keyof LineChange;

function without(field: Field, { [field]: _gone, ...rest }: LineChange): LineChange {
  return rest;
}

/**
 * Sends one call at a time for each line. Changes made meanwhile wait, and of several only the last is sent. So fast
 * presses end in the number that was pressed last, whatever the network does, and no answer in between shows through. A
 * rejection drops the change, and the platform's number is shown again.
 *
 * @param onIdle called when every change is accepted or rejected, to fetch the platform's cart
 */
export function createCartQueue(calls: CartCalls, onIdle: () => void): CartQueue {
  const lines = new Map<number, LineState>();
  const listeners = new Set<() => void>();
  let changes: CartChanges = noChanges;
  /** Counts the changes. */
  let moment = 0;

  function publish(): void {
    changes = new Map([...lines].map(([id, { wanted, confirmed }]) => [id, { ...confirmed, ...wanted }]));
    for (const listener of listeners) listener();
  }

  function isIdle(): boolean {
    return [...lines.values()].every(({ wanted, sending }) => !sending && Object.keys(wanted).length === 0);
  }

  /** The matching lines without an unanswered call. */
  function waiting(matches: (wanted: LineChange) => boolean): number[] {
    return [...lines].filter(([, { wanted, sending }]) => !sending && matches(wanted)).map(([id]) => id);
  }

  async function send<F extends Field>(
    ids: readonly number[],
    field: F,
    value: LineChange[F],
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
      if (succeeded) state.confirmed = { ...state.confirmed, [field]: value };
      if (!succeeded || state.wanted[field] === value) state.wanted = without(field, state.wanted);
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
        // A removed line needs no other change.
        state.wanted = change.removed === true ? { removed: true } : { ...state.wanted, ...change };
        lines.set(id, state);
      }
      publish();
      proceed();
    },
    mark: () => (isIdle() ? moment : null),
    carryOver(mark) {
      if (mark !== moment || lines.size === 0 || !isIdle()) return;
      lines.clear();
      publish();
    },
  };
}
