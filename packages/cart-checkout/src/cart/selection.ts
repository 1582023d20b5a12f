/** The fields of a line that selection uses. */
export interface Selectable {
  readonly id: number;
  readonly selected: boolean;
  /** Why it cannot be bought, and so is never selected; null where it can. */
  readonly unavailable: string | null;
}

/** The state of the box of a line, of a shop, or of the whole cart. */
export type SelectionState = "none" | "some" | "all";

/** `none` also where no line can be selected. */
export function selectionState(lines: readonly Selectable[]): SelectionState {
  const selectable = lines.filter(({ unavailable }) => unavailable === null);
  const selected = selectable.filter((line) => line.selected).length;
  if (selected === 0) return "none";
  return selected === selectable.length ? "all" : "some";
}

export interface SelectionChange {
  readonly ids: readonly number[];
  readonly selected: boolean;
}

/** The change by a press on the box above these lines: selects all, or none where all were. Null where no line changes. */
export function toggled(lines: readonly Selectable[]): SelectionChange | null {
  const selected = selectionState(lines) !== "all";
  const ids = lines.filter((line) => line.unavailable === null && line.selected !== selected).map(({ id }) => id);
  return ids.length === 0 ? null : { ids, selected };
}
