import { useLingui } from "@lingui/react/macro";
import { Pause, Play } from "lucide";
import { Children, isValidElement, type ReactElement, type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";
import * as look from "./ticker.css.ts";
import { useAutoPlay } from "./use-auto-play.ts";

export interface TickerProps {
  /** What the lines are: "Announcements". */
  readonly label: string;
  /** One element a line, with a key. */
  readonly children: ReactNode;
  /** Milliseconds between two lines. */
  readonly interval?: number | undefined;
}

interface Shown {
  readonly current: number;
  /** The line that is moving out; null until the first automatic move. */
  readonly previous: number | null;
}

function phaseOf(index: number, { current, previous }: Shown): keyof typeof look.phases {
  if (index === current) return previous === null ? "shown" : "rising";
  return index === previous ? "leaving" : "waiting";
}

/**
 * Lines of which one is seen at a time, each pushed up by the next. All of them are a list that can be read and walked
 * through: the line that has the focus is the one that is seen. What comes by itself is not spoken.
 */
export function Ticker({ label, children, interval = 4000 }: TickerProps): ReactElement | null {
  const { t } = useLingui();
  const lines = Children.toArray(children).filter(isValidElement);
  const total = lines.length;
  const [shown, setShown] = useState<Shown>({ current: 0, previous: null });
  const [playing, setPlaying] = useState(true);
  const current = Math.min(shown.current, total - 1);
  const { holders } = useAutoPlay({
    on: playing && total > 1,
    interval,
    current,
    advance: (from) => setShown({ current: (from + 1) % total, previous: from }),
  });
  if (total === 0) return null;
  return (
    <div className={look.ticker} {...holders}>
      <ul className={look.lines} aria-label={label} aria-live="off">
        {lines.map((line, index) => (
          <li
            key={line.key}
            className={look.phases[phaseOf(index, { ...shown, current })]}
            onFocus={() => {
              if (index !== current) setShown({ current: index, previous: null });
            }}
          >
            <span className={look.text}>{line}</span>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <button
          type="button"
          className={look.pause}
          aria-label={playing ? t`Pause` : t`Play`}
          onClick={() => setPlaying(!playing)}
        >
          <Icon of={playing ? Pause : Play} size={14} />
        </button>
      )}
    </div>
  );
}
