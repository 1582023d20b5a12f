import type { ListingCell, ListingConflict, ListingField } from "@plaza/api-client/desk";

/** What was changed in the table and is not saved yet, with the steps by which it came there. */
export interface Edits {
  /** By field and id; only cells that differ from what the platform has. */
  readonly cells: ReadonlyMap<string, ListingCell>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** A cell before and after: undone it is what it was. */
interface Step {
  readonly key: string;
  readonly before: ListingCell | null;
  readonly after: ListingCell | null;
}

export type EditAction =
  | { readonly type: "write"; readonly cell: ListingCell }
  | { readonly type: "undo" | "redo" | "discard" }
  /** What was sent is what the platform has now; what was something else there is given up. */
  | { readonly type: "saved"; readonly sent: readonly ListingCell[] };

export const noEdits: Edits = { cells: new Map(), past: [], future: [] };

/** What is remembered of a long day. */
const maxSteps = 500;

export function cellKey(field: ListingField, id: number): string {
  return `${field} ${id}`;
}

export function changeEdits(edits: Edits, action: EditAction): Edits {
  switch (action.type) {
    case "write":
      return write(edits, action.cell);
    case "undo": {
      const step = edits.past.at(-1);
      if (step === undefined) return edits;
      const cells = withCell(edits.cells, step.key, step.before);
      return { cells, past: edits.past.slice(0, -1), future: [step, ...edits.future] };
    }
    case "redo": {
      const [step, ...future] = edits.future;
      if (step === undefined) return edits;
      return { cells: withCell(edits.cells, step.key, step.after), past: [...edits.past, step], future };
    }
    case "discard":
      return noEdits;
    case "saved":
      return afterSaving(edits, action.sent);
    default:
      return action satisfies never;
  }
}

function write({ cells, past }: Edits, cell: ListingCell): Edits {
  const key = cellKey(cell.field, cell.id);
  const before = cells.get(key) ?? null;
  // Whoever writes what was there before has changed nothing.
  const after = cell.to === cell.from ? null : cell;
  if ((before?.to ?? cell.from) === cell.to) return { cells, past, future: [] };
  return {
    cells: withCell(cells, key, after),
    past: [...past, { key, before, after }].slice(-maxSteps),
    future: [],
  };
}

/** Steps lead back to what the platform had before, so they are over; what was written since stays, from what was saved. */
function afterSaving({ cells }: Edits, sent: readonly ListingCell[]): Edits {
  const left = new Map(cells);
  for (const { field, id, to } of sent) {
    const key = cellKey(field, id);
    const now = left.get(key);
    if (now === undefined || now.to === to) left.delete(key);
    else left.set(key, { ...now, from: to });
  }
  return { cells: left, past: [], future: [] };
}

function withCell(
  cells: ReadonlyMap<string, ListingCell>,
  key: string,
  cell: ListingCell | null,
): ReadonlyMap<string, ListingCell> {
  const next = new Map(cells);
  if (cell === null) next.delete(key);
  else next.set(key, cell);
  return next;
}

/** What takes a saved change back: the same cells, the other way round, apart from those that did not go. */
export function reversed(sent: readonly ListingCell[], conflicts: readonly ListingConflict[]): readonly ListingCell[] {
  const failed = new Set(conflicts.map(({ field, id }) => cellKey(field, id)));
  return sent.flatMap(({ field, id, from, to }) =>
    failed.has(cellKey(field, id)) ? [] : [{ field, id, from: to, to: from }],
  );
}
