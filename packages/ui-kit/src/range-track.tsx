import type { ReactElement } from "react";
import { staticHandle, handle, line, track, within } from "./range.css.ts";

export interface RangeTrackProps {
  /** Where the handles stand, of 1. */
  readonly value: readonly [from: number, to: number];
}

/** A `RangeSlider` as it looks, for as long as its code is not there: fields beside it say and take the same. */
export function RangeTrack({ value: [from, to] }: RangeTrackProps): ReactElement {
  return (
    <div className={track} aria-hidden>
      <span className={line}>
        <span className={within} style={{ left: `${from * 100}%`, right: `${100 - to * 100}%` }} />
        <span className={`${handle} ${staticHandle}`} style={{ left: `${from * 100}%`, top: -11 }} />
        <span className={`${handle} ${staticHandle}`} style={{ left: `${to * 100}%`, top: -11 }} />
      </span>
    </div>
  );
}
