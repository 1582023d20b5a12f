import { Trans } from "@lingui/react/macro";
import { type ReactElement, useEffect, useRef } from "react";
import { mute } from "../shared/page.css.ts";

export interface StepCountProps {
  readonly number: number;
  readonly total: number;
}

/** Takes the focus where a step begins with no field of its own, so that it is spoken. */
export function StepCount({ number, total }: StepCountProps): ReactElement {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (number > 2) line.current?.focus();
  }, [number]);
  return (
    <p ref={line} tabIndex={-1} className={mute}>
      <Trans>
        Step {number} of {total}
      </Trans>
    </p>
  );
}
