/** What a shopper wants of a line, and the platform's cart does not say yet. */
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

/** The lines as the shopper wants them. */
export function changedLines<Line extends ChangeableLine>(lines: readonly Line[], changes: CartChanges): Line[] {
  return lines
    .filter(({ id }) => changes.get(id)?.removed !== true)
    .map((line) => {
      const { quantity = line.quantity, selected = line.selected } = changes.get(line.id) ?? {};
      return quantity === line.quantity && selected === line.selected ? line : { ...line, quantity, selected };
    });
}
