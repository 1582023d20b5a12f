import {
  type ActivityArea,
  type ActivityProducts,
  activityProductsQuery,
  homeQuery,
  type ProductCard,
} from "@plaza/api-client";
import { type SpecialAreaSearch, type StorefrontContext, breadcrumbData, type PageSummary } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { areaProductsQuery } from "./special-area-query.ts";
import { productListData } from "../shared/product-list-data.ts";

export interface SpecialAreaMatch {
  readonly context: StorefrontContext;
  readonly deps: SpecialAreaSearch;
}

/**
 * Waits for the products of an area. What the area is called the address says, too, but anybody can write an address: where
 * the platform does not say it with the products, home knows its areas, and one that is not among them does not exist.
 */
export async function loadSpecialArea({ context, deps: { id, page } }: SpecialAreaMatch) {
  const { api, queryClient } = context;
  if (id === undefined) throw notFound();
  const products = areaProductsQuery(api, id, page);
  const isHere = await isListOnScreen(queryClient, products.queryKey, ([, { areaId }]) => areaId === id);
  if (isHere) void queryClient.prefetchQuery(products);
  else await queryClient.ensureQueryData(products);
  const shown = queryClient.getQueryData(products.queryKey);
  const area = describedArea(context, id) ?? (await areaOfHome(context, id));
  return { area, summary: specialAreaSummary(context, area, shown?.items ?? []) };
}

/** As it came with any page of its products. */
function describedArea({ queryClient }: StorefrontContext, id: number): ActivityArea | undefined {
  return queryClient
    .getQueriesData<ActivityProducts>({ queryKey: [activityProductsQuery.key] })
    .flatMap(([, products]) => products?.area ?? [])
    .find((area) => area.id === id);
}

async function areaOfHome({ api, queryClient }: StorefrontContext, id: number): Promise<ActivityArea> {
  const { activityAreas } = await queryClient.ensureQueryData(homeQuery(api));
  const area = activityAreas.find((each) => each.id === id);
  if (area === undefined) throw notFound();
  return area;
}

/** An area's title, description and structured data. */
function specialAreaSummary(
  context: StorefrontContext,
  { name, synopsis, image }: ActivityArea,
  products: readonly ProductCard[],
): PageSummary {
  return {
    title: name,
    description: [name, synopsis].filter(Boolean).join(" · "),
    image,
    structuredData: [
      breadcrumbData(context, [{ name }]),
      ...(products.length === 0 ? [] : [productListData(context, name, products)]),
    ],
  };
}
