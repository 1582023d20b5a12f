import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";
import { FilterChip } from "@plaza/ui-kit/chip";
import { textLink } from "@plaza/ui-kit/text-link";
import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { ListLinkProps } from "../list/list-links.tsx";
import { applied } from "./applied-filters.css.ts";
import { appliedFilters } from "./filter-names.ts";

export interface AppliedFiltersProps {
  readonly facets: Facets | undefined;
  readonly filters: FilterSearch;
  /** A link to the list with other filters. */
  readonly link: (filters: FilterSearch, props: ListLinkProps) => ReactElement;
}

/** What a list is narrowed down by: each is a link that takes it away. */
export function AppliedFilters({ facets, filters, link }: AppliedFiltersProps): ReactElement | null {
  const { i18n, t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);
  const before = useRef(0);
  const chips = appliedFilters(i18n, filters, facets);

  // The focus of a chip that goes moves to the next one.
  useLayoutEffect(() => {
    const at = focused.current;
    const isFewer = chips.length < before.current;
    before.current = chips.length;
    if (at < 0 || !isFewer || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    (links[at] ?? links.at(-1))?.focus();
  });

  if (chips.length === 0) return null;
  return (
    <ul
      ref={list}
      className={applied}
      aria-label={t`Active filters`}
      onFocus={({ currentTarget, target }) => {
        focused.current = [...currentTarget.querySelectorAll("a")].findIndex((each) => each.contains(target));
      }}
      onBlur={({ relatedTarget }) => {
        // What is taken out of the page leaves nothing that has the focus.
        if (relatedTarget !== null) focused.current = -1;
      }}
    >
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <FilterChip name={name} link={(props) => link(without, props)} />
        </li>
      ))}
      <li>{link({}, { className: textLink, children: <Trans>Clear all</Trans> })}</li>
    </ul>
  );
}
