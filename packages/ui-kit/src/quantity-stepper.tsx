import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide";
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { typedQuantity, withinRange } from "./quantity-draft.ts";
import * as look from "./quantity-stepper.css.ts";

export interface QuantityStepperProps {
  /** Names the product for assistive technology: "Quantity of Teapot". */
  readonly label: string;
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  readonly min?: number | undefined;
  readonly max: number;
  /** Why there cannot be more: "Only 3 in stock". */
  readonly maxReason?: string | undefined;
  /** The last change is being saved; further ones are accepted meanwhile. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** As high as the large buttons beside it. */
  readonly large?: boolean | undefined;
}

const largeStep = 10;

/** A quantity, changed by two buttons, by arrow keys or by typing; typed text counts once the field is left or confirmed. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max,
  maxReason,
  busy = false,
  disabled = false,
  large = false,
}: QuantityStepperProps): ReactElement {
  const { t } = useLingui();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [limit, setLimit] = useState<"min" | "max" | null>(null);
  const reasons = { min: t`At least ${min}`, max: maxReason ?? t`At most ${max}` };
  const hint = limit === null ? null : reasons[limit];

  function want(quantity: number): void {
    const next = withinRange(quantity, { min, max });
    setDraft(null);
    setLimit(quantity > next ? "max" : quantity < next ? "min" : null);
    if (next !== value) onChange(next);
  }
  function commit(): void {
    if (draft === null) return;
    want(typedQuantity(draft) ?? value);
  }
  function step(by: number): void {
    want(((draft === null ? null : typedQuantity(draft)) ?? value) + by);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowUp") step(1);
    else if (event.key === "ArrowDown") step(-1);
    else if (event.key === "PageUp") step(largeStep);
    else if (event.key === "PageDown") step(-largeStep);
    else if (event.key === "Enter") commit();
    else if (event.key === "Escape" && draft !== null) setDraft(null);
    else return;
    // Otherwise Enter would submit the surrounding form, and Escape close the surrounding dialog.
    event.preventDefault();
  }
  /** What was typed into the server's page before this code was there counts, too: see `ChoiceInput`. */
  const hearEarlyText = useEffectEvent(() => {
    const typed = field.current?.value ?? String(value);
    if (typed === String(value)) return undefined;
    const again = setTimeout(() => {
      if (document.activeElement === field.current) setDraft(typed);
      else want(typedQuantity(typed) ?? value);
    });
    return () => clearTimeout(again);
  });
  useEffect(() => hearEarlyText(), []);
  function half(by: 1 | -1): ReactElement {
    const side = by === 1 ? "max" : "min";
    const atLimit = by === 1 ? value >= max : value <= min;
    return (
      <button
        type="button"
        // Arrow keys in the field do the same; two more tab stops for each line of a cart would only be in the way.
        tabIndex={-1}
        className={look.half}
        disabled={disabled}
        aria-disabled={atLimit || undefined}
        aria-label={by === 1 ? t`One more` : t`One less`}
        title={atLimit ? reasons[side] : undefined}
        // Unlike with a `Button`, each press counts, however fast they come.
        onClick={() => step(by)}
      >
        <Icon of={by === 1 ? Plus : Minus} size={16} />
      </button>
    );
  }

  return (
    <div className={look.whole}>
      <div role="group" aria-label={label} aria-busy={busy || undefined} className={large ? look.large : look.frame}>
        {half(-1)}
        <input
          ref={field}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          className={look.number}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={Math.max(min, max)}
          aria-describedby={hintId}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {half(1)}
      </div>
      <output id={hintId} className={look.hint}>
        {hint}
      </output>
    </div>
  );
}
