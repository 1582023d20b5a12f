import { Checkbox, type CheckboxProps } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import type { CartActions } from "./cart-actions.ts";
import { type Selectable, selectionState, toggled } from "./selection.ts";

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
