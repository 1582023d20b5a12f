import type { ReactElement } from "react";
import { corner, count } from "./count.css.ts";

export interface CountProps {
  readonly value: number;
  /** Over the corner of the icon that it stands beside; their parent is positioned. */
  readonly onCorner?: boolean | undefined;
}

/** Nothing at zero; "99+" above that. */
export function Count({ value, onCorner = false }: CountProps): ReactElement | null {
  if (value <= 0) return null;
  return (
    <span className={onCorner ? `${count} ${corner}` : count} translate="no">
      {value > 99 ? "99+" : value}
    </span>
  );
}
