import { CircleAlert } from "lucide";
import { type ChangeEvent, type InputHTMLAttributes, type ReactElement, type ReactNode, useId } from "react";
import { below, box, kinds, line, text, wrong } from "./choice.css.ts";
import { ChoiceInput } from "./choice-input.tsx";
import { Icon } from "./icon.tsx";
import { hasContent } from "./has-content.ts";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "children"> {
  /** Presses the box too, except where it holds a link. Without it give an `aria-label`. */
  readonly label?: ReactNode;
  /** Some of what the box stands for is ticked: drawn as a dash, said as "mixed". */
  readonly indeterminate?: boolean | undefined;
  readonly description?: ReactNode;
  /** Takes the place of the description. */
  readonly error?: ReactNode;
}

export function Checkbox({
  label,
  indeterminate = false,
  description,
  error,
  onChange,
  ...native
}: CheckboxProps): ReactElement {
  const belowId = useId();
  const isWrong = hasContent(error);
  const described = isWrong || hasContent(description);
  // The browser clears `indeterminate` at each press, even where the owner keeps the box mixed.
  function change(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event);
    event.currentTarget.indeterminate = indeterminate;
  }
  return (
    <div>
      <label className={line}>
        <ChoiceInput
          {...native}
          type="checkbox"
          indeterminate={indeterminate}
          className={`${box} ${kinds.checkbox}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={described ? belowId : undefined}
          onChange={change}
        />
        {hasContent(label) && <span className={text}>{label}</span>}
      </label>
      {(described || hasContent(label)) && (
        <div id={belowId} aria-live="polite" className={isWrong ? `${below} ${wrong}` : below}>
          {isWrong && <Icon of={CircleAlert} size={14} />}
          {described && <span>{isWrong ? error : description}</span>}
        </div>
      )}
    </div>
  );
}
