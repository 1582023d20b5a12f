import type { ReactElement, ReactNode } from "react";
import type { LinkSlot } from "./link-slot.ts";
import { end, item } from "./menu.css.ts";
import { hasContent } from "./has-content.ts";

export interface MenuItemProps {
  /** Draws the link, or a button for something that is done rather than visited. */
  readonly link: LinkSlot;
  readonly icon?: ReactNode;
  /** At the end of the row: a `Count`, a tick. */
  readonly aside?: ReactNode;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({ link, icon, aside, current = false, children }: MenuItemProps): ReactElement {
  return (
    <li>
      {link({
        className: item,
        ...(current && { "aria-current": "true" }),
        children: (
          <>
            {icon}
            {children}
            {hasContent(aside) && <span className={end}>{aside}</span>}
          </>
        ),
      })}
    </li>
  );
}
