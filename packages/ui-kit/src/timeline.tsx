import type { ReactElement, ReactNode } from "react";
import * as look from "./timeline.css.ts";
import { SlotContent } from "./slot-content.tsx";

export interface TimelineItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly time?: ReactNode;
  readonly children?: ReactNode;
  /** Where things stand now. */
  readonly isNow?: boolean | undefined;
  /** It has not happened yet. */
  readonly isComing?: boolean | undefined;
}

export interface TimelineProps {
  /** The list's name for assistive technology. */
  readonly label: string;
  readonly items: readonly TimelineItem[];
}

/** Events or steps along a line. */
export function Timeline({ label, items }: TimelineProps): ReactElement {
  return (
    <ol className={look.list} aria-label={label}>
      {items.map(({ key, title, time, children, isNow = false, isComing = false }) => (
        <li
          key={key}
          className={look.items[isNow ? "now" : isComing ? "coming" : "other"]}
          {...(isNow && { "aria-current": "step" })}
        >
          <span className={look.title}>{title}</span>
          {time !== undefined && <span className={look.time}>{time}</span>}
          {children !== undefined && <SlotContent>{children}</SlotContent>}
        </li>
      ))}
    </ol>
  );
}
