import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import type { FilterSearch } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";
import type { AppliedFiltersProps } from "./applied-filters.tsx";
import { appliedFilters } from "./filter-names.ts";

export interface NothingLeftProps {
  readonly facets: Facets | undefined;
  readonly filters: FilterSearch;
  readonly link: AppliedFiltersProps["link"];
}

/** Instead of the products where the filters leave none: the ways to have some again. */
export function NothingLeft({ facets, filters, link }: NothingLeftProps): ReactElement {
  const { i18n } = useLingui();
  const chips = appliedFilters(i18n, filters, facets);
  const last = chips.length > 1 ? chips.at(-1) : undefined;
  const name = last?.name;
  return (
    <EmptyState
      tone="page"
      title={<Trans>No product matches all filters</Trans>}
      line={<Trans>Remove a filter to see more products.</Trans>}
      action={
        <>
          {link({}, { className: buttonClass({ kind: "primary" }), children: <Trans>Clear all filters</Trans> })}{" "}
          {last !== undefined &&
            link(last.without, {
              className: buttonClass({ kind: "quiet" }),
              children: <Trans>Without “{name}”</Trans>,
            })}
        </>
      }
    />
  );
}
