import { CircleAlert } from "lucide";
import { type ReactElement, type ReactNode, useId } from "react";
import * as choice from "./choice.css.ts";
import { Icon } from "./icon.tsx";
import { hasContent } from "./has-content.ts";
import { RadioLine, type RadioOption } from "./radio-line.tsx";
import * as look from "./radio-group.css.ts";

export type { RadioOption } from "./radio-line.tsx";

export interface RadioGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** `panel`: each with a border, red when chosen, for what goes into an order. `cards`: these side by side. */
  readonly kind?: "plain" | "panel" | "cards" | undefined;
  /** The name in a form's data. */
  readonly name?: string | undefined;
  readonly error?: ReactNode;
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  kind = "plain",
  name,
  error,
}: RadioGroupProps<Value>): ReactElement {
  const id = useId();
  const isWrong = hasContent(error);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
    >
      <legend className={look.legend}>{label}</legend>
      <div className={look.options[kind]}>
        {options.map((option) => (
          <RadioLine
            key={option.value}
            option={option}
            kind={kind}
            name={name ?? id}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <div id={`${id}-error`} aria-live="polite">
        {isWrong && (
          <span className={`${choice.below} ${choice.wrong} ${look.below}`}>
            <Icon of={CircleAlert} size={14} />
            <span>{error}</span>
          </span>
        )}
      </div>
    </fieldset>
  );
}
