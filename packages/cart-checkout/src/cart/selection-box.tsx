import { Checkbox, type CheckboxProps } from "@plaza/ui-kit/checkbox";
import type { ReactElement } from "react";
import type { CartActions } from "./cart-actions.ts";
import { type Selectable, selectionState, toggled } from "./selection.ts";

export interface SelectionBoxProps {
  readonly lines: readonly Selectable[];
  /** Said; with `words` also shown. */
  readonly label: string;
  readonly words?: CheckboxProps["label"];
  readonly onSelect: CartActions["select"];
}

/** Ticked for all, dashed for some; a press selects all of them, or none. */
export function SelectionBox({ lines, label, words, onSelect }: SelectionBoxProps): ReactElement {
  const state = selectionState(lines);
  function press(): void {
    const change = toggled(lines);
    if (change !== null) onSelect(change.ids, change.selected);
  }
  return (
    <Checkbox
      label={words}
      aria-label={label}
      checked={state === "all"}
      indeterminate={state === "some"}
      disabled={lines.every(({ unavailable }) => unavailable !== null)}
      onChange={press}
    />
  );
}
