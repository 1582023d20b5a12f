import type { ReactElement, ReactNode } from "react";
import * as look from "./dotted-list.css.ts";

export interface DottedItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly time?: ReactNode;
  readonly children?: ReactNode;
}

export interface DottedListProps {
  /** The list's name for assistive technology. */
  readonly label: string;
  readonly items: readonly DottedItem[];
}

/** Events or steps along a line; the first is where things stand now. */
export function DottedList({ label, items }: DottedListProps): ReactElement {
  return (
    <ol className={look.list} aria-label={label}>
      {items.map(({ key, title, time, children }, index) => (
        <li key={key} className={look.items[index === 0 ? "now" : "other"]}>
          <span className={look.title}>{title}</span>
          {time !== undefined && <span className={look.time}>{time}</span>}
          {children}
        </li>
      ))}
    </ol>
  );
}
