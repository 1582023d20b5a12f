import { Plural, useLingui } from "@lingui/react/macro";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { boxes, countdown, digits, inText } from "./countdown.css.ts";
import { remainingTime } from "./remaining-time.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** The platform's time when the page was drawn, epoch milliseconds: server and browser draw the same first second from it. */
  readonly now: number;
  /** The platform's time later on; by default `now` plus the time since the clock was mounted. */
  readonly clock?: (() => number) | undefined;
  /** Once, when the time is over (at once, if it is over already). */
  readonly onEnd?: (() => void) | undefined;
  /** `onBrand`: white boxes on red; `text`: no boxes, in the size and colour of the line around. */
  readonly tone?: keyof typeof boxes | undefined;
}

export function Countdown({ endsAt, now, clock, onEnd, tone = "ink" }: CountdownProps): ReactElement {
  const { t } = useLingui();
  const [left, setLeft] = useState(endsAt - now);
  const ended = useEffectEvent(() => onEnd?.());
  const start = useEffectEvent(() => {
    const mounted = performance.now();
    return clock ?? (() => now + performance.now() - mounted);
  });
  useEffect(() => {
    const read = start();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      const remaining = endsAt - read();
      setLeft(remaining);
      if (remaining <= 0) ended();
      else timer = setTimeout(tick, remaining % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);

  const { days, hours, minutes, seconds } = remainingTime(left);
  const spoken = t`${hours} h ${minutes} min ${seconds} s`;
  const box = boxes[tone];
  const bare = tone === "text";
  return (
    <span role="timer" className={bare ? inText : countdown}>
      {days > 0 && (
        <span>
          <Plural value={days} one="# day" other="# days" />
        </span>
      )}
      <span className={visuallyHidden}>{spoken}</span>
      <span aria-hidden className={bare ? digits : countdown} translate="no">
        <span className={box}>{twoDigits(hours)}</span>:<span className={box}>{twoDigits(minutes)}</span>:
        <span className={box}>{twoDigits(seconds)}</span>
      </span>
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
