import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

interface ListTab<List extends string> {
  readonly list: List;
  readonly label: string;
  /** How many wait there; none for lists that only grow. */
  readonly count?: number | undefined;
}

export interface ListTabsProps<List extends string> {
  readonly label: string;
  readonly tabs: readonly ListTab<List>[];
  readonly current: List;
  /** The list that an address without one means. */
  readonly usual: List;
  /** What else of the address stays in another list. */
  readonly search?: object;
}

/** The lists of a page, each an address of its own. */
export function ListTabs<List extends string>({
  label,
  tabs,
  current,
  usual,
  search,
}: ListTabsProps<List>): ReactElement {
  return (
    <TabsBar label={label}>
      {tabs.map(({ list, label: name, count }) => (
        <TabLink
          key={list}
          current={list === current}
          count={count}
          link={({ children, ...rest }) => (
            <Link
              to="."
              activeOptions={{ exact: true, includeSearch: true }}
              search={list === usual ? { ...search } : { ...search, list }}
              {...rest}
            >
              {children}
            </Link>
          )}
        >
          {name}
        </TabLink>
      ))}
    </TabsBar>
  );
}
