import { to } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ListLoadError } from "../list/list-load-error.tsx";
import { specialAreaRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { AreaHead } from "./area-head.tsx";
import { AreaProducts } from "./area-products.tsx";
import { areaProductsQuery } from "./special-area-query.ts";

/** The products that the platform gathers under a theme. */
export function SpecialAreaPage(): ReactElement {
  const { api } = specialAreaRoute.useRouteContext();
  const { area } = specialAreaRoute.useLoaderData();
  const search = specialAreaRoute.useSearch();
  const products = useQuery(areaProductsQuery(api, area.id, search.page));
  return (
    <>
      <CatalogBreadcrumb here={area.name} />
      <AreaHead area={area} products={products.data} />
      {products.data === undefined ? (
        <ListLoadError onRetry={products.refetch} />
      ) : (
        <AreaProducts
          result={products.data}
          pending={products.isPlaceholderData}
          link={(page, props) => (
            <Link {...to.specialArea({ ...search, id: area.id, page: page === 1 ? undefined : page })} {...props} />
          )}
        />
      )}
    </>
  );
}
