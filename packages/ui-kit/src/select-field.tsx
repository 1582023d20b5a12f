import { ChevronDown } from "lucide";
import type { ReactElement, Ref, SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldParts } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";
import { arrow, select } from "./select-field.css.ts";

type Parts = Omit<FieldParts, "prefix" | "suffix">;

export interface SelectFieldProps extends Parts, Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "prefix"> {
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list: on a phone its own sheet. The children are `<option>`s. */
export function SelectField({ label, hint, error, optional, large, ...native }: SelectFieldProps): ReactElement {
  const parts = { label, hint, error, describedBy: native["aria-describedby"] };
  const suffix = (
    <span className={arrow}>
      <Icon of={ChevronDown} size={16} />
    </span>
  );
  return (
    <FieldFrame {...parts} optional={optional === true} large={large === true} id={native.id} suffix={suffix}>
      {(props) => <select {...native} {...props} className={select} />}
    </FieldFrame>
  );
}
