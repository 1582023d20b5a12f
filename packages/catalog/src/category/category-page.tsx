import { categoryTreeQuery } from "@plaza/api-client";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { AboveCategory, BelowCategory, CategoryChoices } from "../lazy-parts.ts";
import { ListLoadError } from "../list/list-load-error.tsx";
import { body, heading, title } from "../list/list-page.css.ts";
import { ProductCount, ProductListing } from "../list/product-listing.tsx";
import { useSupportedFilters } from "../list/filters.ts";
import { categoryRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { products as productsLook } from "./all-categories.css.ts";
import { AllCategories } from "./all-categories.tsx";
import { categoryListQuery } from "./category-list-query.ts";
import { categoryPath } from "./category-path.ts";

/** The products of one category, its path, and links to its children or siblings. Without an id, a phone shows all of them. */
export function CategoryPage(): ReactElement {
  const { api } = categoryRoute.useRouteContext();
  const { id } = categoryRoute.useLoaderData();
  const search = useSupportedFilters(categoryRoute.useSearch());
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(api));
  const products = useQuery(categoryListQuery(api, { ...search, id }));
  const path = categoryPath(tree, id);
  const shown = path.at(-1);

  const list = (
    <>
      <CatalogBreadcrumb above={path.slice(0, -1)} here={shown?.name} />
      <div className={heading}>
        <h1 className={title}>{shown?.name}</h1>
        <ProductCount of={products.data} />
      </div>
      <CategoryChoices />
      <div className={body}>
        <AboveCategory />
        {products.data !== undefined ? (
          <ProductListing result={products.data} pending={products.isPlaceholderData} />
        ) : (
          <ListLoadError onRetry={products.refetch} />
        )}
        <BelowCategory />
      </div>
    </>
  );
  if (search.id !== undefined) return list;
  return (
    <>
      <AllCategories tree={tree} />
      <div className={productsLook}>{list}</div>
    </>
  );
}
