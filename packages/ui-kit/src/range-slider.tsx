import { Range, Root, Thumb, Track } from "radix-ui/slider";
import { type ReactElement, useRef } from "react";
import { handle, line, track, within } from "./range.css.ts";

export interface RangeSliderProps {
  /** Of the lower and of the upper handle. */
  readonly labels: readonly [from: string, to: string];
  /** Steps of 1 from 0 to this. */
  readonly max: number;
  /** Between two steps where it was set by other means. */
  readonly value: readonly [from: number, to: number];
  /** What a value means, said instead of its number. */
  readonly valueText: (value: number) => string;
  /** While a handle moves. */
  readonly onChange: (value: readonly [number, number]) => void;
  /** When a handle has been let go, or at each key. */
  readonly onCommit: (value: readonly [number, number], byKey: boolean) => void;
}

/** A range by two handles, which stay in their order. Import it in lazy code only. */
export function RangeSlider(props: RangeSliderProps): ReactElement {
  const { labels, max, value, valueText, onChange, onCommit } = props;
  const byKey = useRef(false);
  const pair = ([from = 0, to = max]: number[]): readonly [number, number] => [from, to];
  return (
    <Root
      className={track}
      min={0}
      max={max}
      step={1}
      minStepsBetweenThumbs={1}
      preserveThumbOrder
      value={[...value]}
      onValueChange={(next) => onChange(pair(next))}
      onKeyDown={() => {
        byKey.current = true;
      }}
      onPointerDown={() => {
        byKey.current = false;
      }}
      onValueCommit={(next) => onCommit(pair(next), byKey.current)}
    >
      <Track className={line}>
        <Range className={within} />
      </Track>
      {labels.map((label, index) => (
        <Thumb key={label} className={handle} aria-label={label} aria-valuetext={valueText(value[index] ?? 0)} />
      ))}
    </Root>
  );
}
