import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { LinkSlot } from "./link-slot.ts";
import { bar, item } from "./sort-bar.css.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";
import { type Elements, SlotContent } from "./slot-content.tsx";

export interface SortBarProps {
  /** `SortItem`s. */
  readonly children: Elements;
}

export function SortBar({ children }: SortBarProps): ReactElement {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Sort by`} className={bar}>
      {children}
    </fieldset>
  );
}

export interface SortItemProps {
  readonly children: ReactNode;
  readonly current?: boolean | undefined;
  /** The order in force; `both` where choosing the item would be one of the two. Leave out what has one order only. */
  readonly direction?: "up" | "down" | "both" | undefined;
  readonly link: LinkSlot;
}

const arrows = { up: ArrowUp, down: ArrowDown, both: ChevronsUpDown };

export function SortItem({ children, current = false, direction, link }: SortItemProps): ReactElement {
  const { t } = useLingui();
  const directions = { up: t`low to high`, down: t`high to low`, both: undefined };
  const spoken = direction && directions[direction];
  return link({
    className: item,
    ...(current && { "aria-current": "true" }),
    children: (
      <>
        <SlotContent>{children}</SlotContent>
        {spoken !== undefined && <span className={visuallyHidden}>{spoken}</span>}
        {direction !== undefined && <Icon of={arrows[direction]} size={14} />}
      </>
    ),
  });
}
