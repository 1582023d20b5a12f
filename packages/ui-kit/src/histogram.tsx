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

/** A bar with its upper corners rounded. */
function outline(index: number, high: number): string {
  return `M${index * step + 1} ${height}v${1 - high}q0-1 1-1h${step - 4}q1 0 1 1v${high - 1}z`;
}

/** How values are spread, for the eye alone: those in the range in ink. */
export function Histogram({ counts, within: [from, to] }: HistogramProps): ReactElement {
  const most = Math.max(...counts, 1);
  const bars = counts.map((count, index) => outline(index, barHeight(count, most)));
  const isWithin = (index: number): boolean => index + 1 > from && index < to;
  const barsPath = (shown: boolean): string => bars.filter((_, index) => isWithin(index) === shown).join("");
  return (
    <svg className={histogram} viewBox={`0 0 ${counts.length * step} ${height}`} preserveAspectRatio="none" aria-hidden>
      <path className={bar} d={barsPath(false)} />
      <path className={barWithin} d={barsPath(true)} />
    </svg>
  );
}
