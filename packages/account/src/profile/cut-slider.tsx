import type { ReactElement } from "react";
import * as look from "./image-cutter.css.ts";

export interface CutSliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** There is no room to move in. */
  readonly disabled?: boolean | undefined;
}

/** The browser's own slider, which every keyboard and screen reader knows. */
export function CutSlider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  disabled,
}: CutSliderProps): ReactElement {
  return (
    <label className={look.line}>
      <span>{label}</span>
      <input
        type="range"
        className={look.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
