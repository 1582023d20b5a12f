import { type ReactElement, type ReactNode, useId } from "react";
import * as choice from "./choice.css.ts";
import { ChoiceInput } from "./choice-input.tsx";
import { hasContent } from "./has-content.ts";
import * as look from "./radio-group.css.ts";
import { SlotContent } from "./slot-content.tsx";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Also the place to say why it is disabled. */
  readonly description?: ReactNode;
  /** At the end of the line: an amount, a mark. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioLineProps {
  readonly option: RadioOption<string>;
  readonly kind: "plain" | "panel" | "cards";
  /** Shared by the group. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** One option of a radio group. */
export function RadioLine({ option, kind, name, checked, onChoose }: RadioLineProps): ReactElement {
  const id = useId();
  const described = hasContent(option.description);
  return (
    <label className={`${choice.line} ${look.option[kind]}`}>
      <ChoiceInput
        type="radio"
        className={`${choice.box} ${choice.kinds.radio}`}
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled === true}
        aria-labelledby={`${id}-label`}
        aria-describedby={described ? `${id}-description` : undefined}
        onChange={onChoose}
      />
      <span className={look.text}>
        <span id={`${id}-label`} className={kind === "plain" ? undefined : look.strong}>
          {option.label}
        </span>
        {described && (
          <span id={`${id}-description`} className={look.description}>
            {option.description}
          </span>
        )}
      </span>
      <SlotContent>{option.aside}</SlotContent>
    </label>
  );
}
