import { formatTimeLeft, useLocale } from "@plaza/i18n";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { inText } from "./countdown.css.ts";
import { serverNow } from "./server-time.ts";

export interface TimeLeftProps {
  /** Epoch milliseconds. */
  readonly endsAt: number;
  /** The platform's time when the page was drawn: server and browser write the same first text. */
  readonly now: number;
  /** Once, when the time is over (at once, if it is over already). */
  readonly onEnd?: (() => void) | undefined;
}

const oneSecond = 1000;
const oneMinute = 60 * oneSecond;

/** The time that is left, as people say it: minutes, and seconds in the last one. */
export function TimeLeft({ endsAt, now, onEnd }: TimeLeftProps): ReactElement {
  const locale = useLocale();
  const [left, setLeft] = useState(endsAt - now);
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      const remaining = endsAt - serverNow();
      setLeft(remaining);
      if (remaining <= 0) return ended();
      const step = remaining > oneMinute ? oneMinute : oneSecond;
      timer = setTimeout(tick, remaining % step || step);
    }
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);
  return (
    <span role="timer" className={inText}>
      {formatTimeLeft(left, locale)}
    </span>
  );
}
