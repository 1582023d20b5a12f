import { Checkbox, type CheckboxProps } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import type { CartActions } from "./cart-actions.ts";

/** The fields of a line that selection uses. */
export interface Selectable {
  readonly id: number;
  readonly selected: boolean;
  /** Why it cannot be bought, and so is never selected; null where it can. */
  readonly unavailable: string | null;
}

/** The state of the box of a line, of a shop, or of the whole cart. */
type SelectionState = "none" | "some" | "all";

/** `none` also where no line can be selected. */
export function selectionState(lines: readonly Selectable[]): SelectionState {
  const selectable = lines.filter(({ unavailable }) => unavailable === null);
  const selected = selectable.filter((line) => line.selected).length;
  if (selected === 0) return "none";
  return selected === selectable.length ? "all" : "some";
}

interface SelectionChange {
  readonly ids: readonly number[];
  readonly selected: boolean;
}

/** The change by a press on the box above these lines: selects all, or none where all were. Null where no line changes. */
export function toggled(lines: readonly Selectable[]): SelectionChange | null {
  const selected = selectionState(lines) !== "all";
  const ids = lines.filter((line) => line.unavailable === null && line.selected !== selected).map(({ id }) => id);
  return ids.length === 0 ? null : { ids, selected };
}

export interface SelectionBoxProps {
  readonly lines: readonly Selectable[];
  /** The box's name for assistive technology; `text` is what stands beside it. */
  readonly label: string;
  readonly text?: CheckboxProps["label"];
  readonly onSelect: CartActions["select"];
}

/** Ticked where all lines are selected, dashed where some are; a press selects all lines, or none. */
export function SelectionBox({ lines, label, text, onSelect }: SelectionBoxProps): ReactElement {
  const state = selectionState(lines);
  function press(): void {
    const change = toggled(lines);
    if (change !== null) onSelect(change.ids, change.selected);
  }
  return (
    <Checkbox
      label={text}
      aria-label={label}
      checked={state === "all"}
      indeterminate={state === "some"}
      disabled={lines.every(({ unavailable }) => unavailable !== null)}
      onChange={press}
    />
  );
}
