import type { ReactElement } from "react";
import { bar, barWithin, histogram } from "./range.css.ts";

export interface HistogramProps {
  /** How many there are in each step. */
  readonly counts: readonly number[];
  /** From which edge to which; edge 0 begins the first bar, and the last one ends with as many as there are bars. */
  readonly within: readonly [from: number, to: number];
}

const height = 52;
/** A step is a bar of six and a gap of two. */
const step = 8;

/** How high a bar is: a single product among thousands is seen, none at all leaves a line. */
function barHeight(count: number, most: number): number {
  return count === 0 ? 1 : Math.max(4, Math.round((count / most) * height));
}

/** How values are spread, for the eye alone: those in the range in ink. */
export function Histogram({ counts, within: [from, to] }: HistogramProps): ReactElement {
  const most = Math.max(...counts, 1);
  const bars = counts.map((count, index) => ({
    x: index * step + 1,
    high: barHeight(count, most),
    within: index + 1 > from && index < to,
  }));
  return (
    <svg className={histogram} viewBox={`0 0 ${counts.length * step} ${height}`} preserveAspectRatio="none" aria-hidden>
      {bars.map(({ x, high, within }) => (
        <rect
          key={x}
          x={x}
          y={height - high}
          width={step - 2}
          height={high}
          rx={1}
          className={within ? barWithin : bar}
        />
      ))}
    </svg>
  );
}
