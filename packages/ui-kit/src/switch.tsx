import type { InputHTMLAttributes, ReactElement, ReactNode } from "react";
import { ChoiceInput } from "./choice-input.tsx";
import { line, track } from "./switch.css.ts";
import { SlotContent } from "./slot-content.tsx";

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "role" | "className" | "children"
> {
  /** Stands beside the switch and presses it, too. In a table that says already what it is for, `aria-label` names it. */
  readonly label?: ReactNode;
}

// Whether it is on is said by the checkbox itself, which `aria-checked` must not repeat.
const asSwitch = { type: "checkbox", role: "switch" } as const;

/** Something that is on or off, and acts at once: no button to save it stands beside it. */
export function Switch({ label, ...native }: SwitchProps): ReactElement {
  const control = <ChoiceInput {...native} {...asSwitch} className={track} />;
  if (label === undefined) return control;
  return (
    <label className={line}>
      {control}
      <SlotContent>{label}</SlotContent>
    </label>
  );
}
