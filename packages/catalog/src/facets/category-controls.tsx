import { useLingui } from "@lingui/react/macro";
import { categoryTreeQuery } from "@plaza/api-client";
import { lazyModule, to, useQueryData } from "@plaza/routing";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { categoryListQuery } from "../category/category-list-query.ts";
import { categoryPath } from "../category/category-path.ts";
import { EmptyCategory } from "../list/empty-search.tsx";
import { filterSearch, useSupportedFilters } from "../list/filters.ts";
import { categoryLink } from "../list/list-links.tsx";
import { categoryRoute } from "../routes.ts";
import { useFacets } from "./facets-query.ts";
import type { ListKindControlsProps } from "./list-controls.ts";
import { chips } from "./list-end.css.ts";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";

const loader = lazyModule(() => import("../category/category-loader.ts"));

export function CategoryControls({ Part }: ListKindControlsProps): ReactElement {
  const { api } = categoryRoute.useRouteContext();
  const { id } = categoryRoute.useLoaderData();
  const search = useSupportedFilters(categoryRoute.useSearch());
  const data = useQueryData(categoryListQuery(api, { ...search, id }));
  const navigate = useNavigate();
  return (
    <Part
      // Another list has other values in front.
      key={id}
      list={{ categoryId: id }}
      result={data}
      search={search}
      sort={search.sort ?? "relevance"}
      defaultSort="relevance"
      link={categoryLink}
      go={(next, replace = false) => navigate({ ...to.category(next), resetScroll: false, replace })}
      loader={loader}
      empty={<EmptyCategory />}
    />
  );
}

/** The children of a category, the siblings of one that has none. They keep what the list is narrowed down by. */
export function CategoryChoices(): ReactElement | null {
  const { t } = useLingui();
  const { api } = categoryRoute.useRouteContext();
  const { id } = categoryRoute.useLoaderData();
  const filters = filterSearch(useSupportedFilters(categoryRoute.useSearch()));
  const { facets } = useFacets({ categoryId: id }, filters);
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(api));
  const path = categoryPath(tree, id);
  const shown = path.at(-1);
  const choices = shown?.children.length === 0 ? (path.at(-2)?.children ?? []) : (shown?.children ?? []);
  if (choices.length === 0) return null;
  return (
    <div className={chips}>
      <ChipGroup label={t`Categories`}>
        {choices.map((choice) => (
          <ChipLink
            key={choice.id}
            current={choice.id === id}
            count={facets?.categories.find((each) => each.id === choice.id)?.count}
            link={(props) => <Link {...to.category({ ...filters, id: choice.id })} {...props} />}
          >
            {choice.name}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}

export function AboveProducts(): ReactElement {
  return <CategoryControls Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <CategoryControls Part={ListEnd} />;
}
