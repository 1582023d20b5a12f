import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactElement, useId } from "react";
import { ChoiceInput } from "./choice-input.tsx";
import { deadEnd, image, radio, soldOut, value as valueLook, withImage } from "./option-picker.css.ts";
import type { OptionValue } from "./product-option.ts";

export interface OptionValueRadioProps {
  readonly value: OptionValue;
  /** Shared by the values of one option. */
  readonly group: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const states = { deadEnd, soldOut };

export function OptionValueRadio({ value, group, chosen, onChoose }: OptionValueRadioProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const remark = value.state === "soldOut" ? t`Sold out` : value.reason;
  const looks = [valueLook, value.image && withImage, value.state && states[value.state]];
  return (
    <label className={looks.filter(Boolean).join(" ")} title={remark}>
      <ChoiceInput
        type="radio"
        className={radio}
        name={group}
        value={value.id}
        checked={chosen}
        disabled={value.state === "soldOut"}
        data-dead-end={value.state === "deadEnd" || undefined}
        aria-describedby={remark === undefined ? undefined : id}
        onChange={onChoose}
        onKeyDown={stopBeforeDeadEnd}
      />
      {value.image !== undefined && <span className={image}>{value.image}</span>}
      <span>{value.name}</span>
      {remark !== undefined && (
        <span id={id} hidden>
          {remark}
        </span>
      )}
    </label>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys choose a value, but only focus a dead end, so that its reason is heard before Space chooses it. */
function stopBeforeDeadEnd(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  const here = event.currentTarget;
  if (step === undefined) return;
  const group = here.closest("[role=radiogroup]")?.querySelectorAll<HTMLInputElement>("input:not(:disabled)") ?? [];
  const radios = [...group];
  const next = radios[(radios.indexOf(here) + step + radios.length) % radios.length];
  if (next?.dataset["deadEnd"] === undefined) return;
  event.preventDefault();
  next.focus();
}
