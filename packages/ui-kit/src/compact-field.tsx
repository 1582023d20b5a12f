import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { compact } from "./compact-field.css.ts";
import { control } from "./field.css.ts";
import { SlotContent } from "./slot-content.tsx";

export interface CompactFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "prefix"> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Its name; what stands around says it to the eye. */
  readonly label: string;
  /** An icon or a sign before the text. */
  readonly prefix?: ReactNode;
}

/** A small field among other controls, without a label of its own. */
export function CompactField({ label, prefix, ...native }: CompactFieldProps): ReactElement {
  return (
    <label className={compact}>
      <SlotContent>{prefix}</SlotContent>
      <input {...native} aria-label={label} className={control} />
    </label>
  );
}
