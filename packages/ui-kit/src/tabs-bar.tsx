import type { ReactElement, ReactNode } from "react";
import type { LinkSlot } from "./link-slot.ts";
import { TabLabel, type TabLabelProps } from "./tab-label.tsx";
import { bar, tab } from "./tabs-bar.css.ts";

export interface TabsBarProps {
  readonly label: string;
  /** `TabLink`s. */
  readonly children: ReactNode;
}

/** Links that look like tabs: each leads to an address. For panels within one page see `Tabs`. */
export function TabsBar({ label, children }: TabsBarProps): ReactElement {
  return (
    <nav aria-label={label} className={bar}>
      {children}
    </nav>
  );
}

export interface TabLinkProps extends TabLabelProps {
  readonly current?: boolean | undefined;
  readonly link: LinkSlot;
}

export function TabLink({ current = false, link, ...label }: TabLinkProps): ReactElement {
  return link({ className: tab, children: <TabLabel {...label} />, ...(current && { "aria-current": "page" }) });
}
