import { type ReactElement, type ReactNode, use } from "react";
import type { LinkSlot } from "./link-slot.ts";
import { end, item } from "./menu.css.ts";
import { hasContent } from "./has-content.ts";
import { MenuItemContext } from "./menu-item-context.ts";
import { type Elements, SlotContent } from "./slot-content.tsx";

export interface MenuItemProps {
  /** Draws the link, or a button for something that is done rather than visited. */
  readonly link: LinkSlot;
  readonly icon?: Elements;
  /** At the end of the row: a `Count`, a tick. */
  readonly aside?: ReactNode;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

export function MenuItem({ link, icon, aside, current = false, children }: MenuItemProps): ReactElement {
  const asItem = use(MenuItemContext);
  const element = link({
    className: item,
    ...(current && { "aria-current": "true" }),
    children: (
      <>
        {icon}
        <SlotContent>{children}</SlotContent>
        {hasContent(aside) && <span className={end}>{aside}</span>}
      </>
    ),
  });
  return asItem === null ? <li>{element}</li> : asItem(element);
}
