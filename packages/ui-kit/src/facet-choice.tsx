import type { InputHTMLAttributes, ReactElement, ReactNode } from "react";
import { box, kinds } from "./choice.css.ts";
import { choice, count as countLook, inner as innerLook, name, none as noneLook } from "./facet.css.ts";

export interface FacetChoiceProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "className" | "children"
> {
  /** `radio`: one of its group at most. */
  readonly kind?: "checkbox" | "radio" | undefined;
  readonly label: ReactNode;
  /** How many products there are with it, as it is written. */
  readonly count?: ReactNode;
  /** There is none. It can be chosen all the same. */
  readonly none?: boolean | undefined;
  /** Some of what it stands for is chosen. */
  readonly partly?: boolean | undefined;
  /** A part of the value above. */
  readonly inner?: boolean | undefined;
}

/** A value to filter by, and what it leads to. */
export function FacetChoice(props: FacetChoiceProps): ReactElement {
  const { kind = "checkbox", label, count, none = false, partly = false, inner = false, ...native } = props;
  return (
    <label className={`${choice}${none ? ` ${noneLook}` : ""}${inner ? ` ${innerLook}` : ""}`}>
      <input
        {...native}
        type={kind}
        ref={(element) => {
          if (element !== null) element.indeterminate = partly;
        }}
        className={`${box} ${kinds[kind]}`}
      />
      <span className={name}>{label}</span>
      {count !== undefined && (
        <span className={countLook} translate="no">
          {count}
        </span>
      )}
    </label>
  );
}
