import { Info } from "lucide";
import { type ReactElement, useId } from "react";
import { Icon } from "./icon.tsx";
import { chosen as chosenLook, label, note, option as optionLook, values } from "./option-picker.css.ts";
import { OptionValueRadio } from "./option-value-radio.tsx";
import type { ProductOption } from "./product-option.ts";
import { hasContent } from "./has-content.ts";

export type { OptionValue, ProductOption } from "./product-option.ts";

export interface OptionPickerProps {
  readonly options: readonly ProductOption[];
  readonly onChoose: (optionId: string, valueId: string) => void;
}

/** A product's options, each a group of radio buttons. */
export function OptionPicker({ options, onChoose }: OptionPickerProps): ReactElement {
  return (
    <div>
      {options.map((option) => (
        <OptionGroup key={option.id} option={option} onChoose={(valueId) => onChoose(option.id, valueId)} />
      ))}
    </div>
  );
}

interface OptionGroupProps {
  readonly option: ProductOption;
  readonly onChoose: (valueId: string) => void;
}

function OptionGroup({ option, onChoose }: OptionGroupProps): ReactElement {
  const id = useId();
  const noteId = `${id}-note`;
  const chosen = option.values.find((value) => value.id === option.chosen);
  return (
    <div className={optionLook}>
      <div className={label}>
        <span id={id}>{option.name}</span>
        {chosen !== undefined && <span className={chosenLook}>{chosen.name}</span>}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={hasContent(option.note) ? noteId : undefined}
        className={values}
      >
        {option.values.map((value) => (
          <OptionValueRadio
            key={value.id}
            value={value}
            group={id}
            chosen={value === chosen}
            onChoose={() => onChoose(value.id)}
          />
        ))}
      </div>
      {hasContent(option.note) && (
        <p id={noteId} className={note}>
          <Icon of={Info} size={14} />
          <span>{option.note}</span>
        </p>
      )}
    </div>
  );
}
