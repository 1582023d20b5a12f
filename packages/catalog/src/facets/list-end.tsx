import type { ListSearch } from "@plaza/routing";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import type { ReactElement } from "react";
import { hasFilters } from "../list/known-filters.ts";
import { listLinks } from "../list/list-links.ts";
import { defaultPageSize } from "../list/page-size.ts";
import { narrowed } from "./change-filters.ts";
import { foot } from "./list-end.css.ts";
import { NothingLeft } from "./nothing-left.tsx";
import { PageSizeChoice } from "./page-size-choice.tsx";
import type { ShownList } from "./shown-list.ts";
import { useFacets } from "./use-facets.ts";

/** Pager and page size; where no products stand above, why. */
export function ListEnd<Search extends ListSearch>(props: ShownList<Search>): ReactElement | null {
  const { list, result, search, ownSort, link, empty, faceted } = props;
  const { facets } = useFacets(list, search, faceted);
  if (result === undefined) return null;
  const { page, pageSize, total } = result;
  if (total === 0)
    return hasFilters(search) ? (
      <NothingLeft facets={facets} filters={search} link={(next, slot) => link(narrowed(search, next), slot, false)} />
    ) : (
      empty
    );
  const links = listLinks(search, ownSort, link);
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
