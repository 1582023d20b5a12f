import { useLingui } from "@lingui/react/macro";
import { categoryTreeQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { categoryPath } from "../category/category-path.ts";
import { filterSearch } from "../list/filter-search.ts";
import { useKnownFilters } from "../list/known-filters.ts";
import { categoryRoute } from "../routes.ts";
import { chips } from "./category-choices.css.ts";
import { useFacets } from "./use-facets.ts";

/** The children of a category, the siblings of one that has none. They keep what the list is narrowed down by. */
export function CategoryChoices(): ReactElement | null {
  const { t } = useLingui();
  const { api } = categoryRoute.useRouteContext();
  const { id } = categoryRoute.useLoaderData();
  const filters = filterSearch(useKnownFilters(categoryRoute.useSearch()));
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
