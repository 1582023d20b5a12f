import { Trans, useLingui } from "@lingui/react/macro";
import type { Facets } from "@plaza/api-client";
import type { FilterSearch, ListSearch } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { remark } from "@plaza/ui-kit/global";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import type { ReactElement } from "react";
import { listLinks, type ListLinks } from "../list/list-links.tsx";
import { defaultPageSize, pageSizes } from "../list/list-search.ts";
import { hasFilters } from "../list/filters.ts";
import type { AppliedFiltersProps } from "./applied-filters.tsx";
import { narrowed } from "./change-filters.ts";
import { useFacets } from "./facets-query.ts";
import { appliedFilters } from "./filter-names.ts";
import type { ListControlsProps } from "./list-controls.ts";
import { choice, foot } from "./list-end.css.ts";

/** Pager and page size; where no products stand above, why. */
export function ListEnd<Search extends ListSearch>(props: ListControlsProps<Search>): ReactElement | null {
  const { list, result, search, defaultSort, link, empty, faceted } = props;
  const { facets } = useFacets(list, search, faceted);
  if (result === undefined) return null;
  const { page, pageSize, total } = result;
  if (total === 0)
    return hasFilters(search) ? (
      <NothingLeft facets={facets} filters={search} link={(next, slot) => link(narrowed(search, next), slot, false)} />
    ) : (
      empty
    );
  const links = listLinks(search, defaultSort, link);
  const pages = { page, pageCount: Math.ceil(total / pageSize), link: links.page };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  if (total <= defaultPageSize) return null;
  return (
    <div className={foot}>
      <Pager {...pages} />
      <PageSizeChoice size={pageSize} link={links.size} />
    </div>
  );
}

interface PageSizeChoiceProps {
  readonly size: number;
  readonly link: ListLinks["size"];
}

/** How many products a page shows. */
function PageSizeChoice({ size, link }: PageSizeChoiceProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={choice}>
      <span className={remark} aria-hidden>
        <Trans>Per page</Trans>
      </span>
      <ChipGroup label={t`Products per page`}>
        {pageSizes.map((each) => (
          <ChipLink key={each} current={each === size} link={(props) => link(each, props)}>
            {each}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}

interface NothingLeftProps {
  readonly facets: Facets | undefined;
  readonly filters: FilterSearch;
  readonly link: AppliedFiltersProps["link"];
}

/** Instead of the products where the filters leave none: the ways to have some again. */
function NothingLeft({ facets, filters, link }: NothingLeftProps): ReactElement {
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
