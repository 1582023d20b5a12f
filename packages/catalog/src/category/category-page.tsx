import { useLingui } from "@lingui/react/macro";
import { categoryTreeQuery } from "@plaza/api-client";
import { type CategorySearch, to } from "@plaza/routing";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { EmptyCategory } from "../list/empty-search.tsx";
import { ListFailure } from "../list/list-failure.tsx";
import { type DrawListLink, listLinks } from "../list/list-links.ts";
import { heading, title } from "../list/list-page.css.ts";
import { ProductCount } from "../list/product-count.tsx";
import { ProductListing } from "../list/product-listing.tsx";
import { categoryRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { chips } from "./category-page.css.ts";
import { categoryPath } from "./category-path.ts";
import { categoryListQuery } from "./category-list-query.ts";

/** The products of one category, its path, and links to its children or siblings. */
export function CategoryPage(): ReactElement {
  const { t } = useLingui();
  const { api } = categoryRoute.useRouteContext();
  const { id } = categoryRoute.useLoaderData();
  const search = categoryRoute.useSearch();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(api));
  const products = useQuery(categoryListQuery(api, { ...search, id }));
  const path = categoryPath(tree, id);
  const shown = path.at(-1);
  // The children; the siblings of a category that has none.
  const choices = shown?.children.length === 0 ? (path.at(-2)?.children ?? []) : (shown?.children ?? []);
  const link: DrawListLink<CategorySearch> = (search, props, resetScroll) => (
    <Link {...to.category(search)} resetScroll={resetScroll} {...props} />
  );

  return (
    <>
      <CatalogBreadcrumb above={path.slice(0, -1)} here={shown?.name} />
      <div className={heading}>
        <h1 className={title}>{shown?.name}</h1>
        <ProductCount of={products.data} />
      </div>
      {choices.length > 0 && (
        <div className={chips}>
          <ChipGroup label={t`Categories`}>
            {choices.map((choice) => (
              <ChipLink
                key={choice.id}
                current={choice.id === id}
                link={(props) => <Link {...to.category({ id: choice.id })} {...props} />}
              >
                {choice.name}
              </ChipLink>
            ))}
          </ChipGroup>
        </div>
      )}
      {products.data !== undefined ? (
        <ProductListing
          result={products.data}
          sort={search.sort ?? "relevance"}
          ownSort="relevance"
          pending={products.isPlaceholderData}
          links={listLinks(search, "relevance", link)}
          empty={<EmptyCategory />}
        />
      ) : (
        <ListFailure retrying={products.isFetching} onRetry={() => void products.refetch()} />
      )}
    </>
  );
}
