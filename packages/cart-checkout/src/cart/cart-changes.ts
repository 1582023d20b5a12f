/** A shopper's changes of a line that the platform's cart does not have yet. */
export interface LineChange {
  readonly quantity?: number;
  readonly selected?: boolean;
  readonly removed?: true;
}

/** By the line's id. */
export type CartChanges = ReadonlyMap<number, LineChange>;

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
