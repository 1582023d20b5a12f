import { couponsQuery, productDetailQuery, reviewOverviewQuery } from "@plaza/api-client";
import { useQuery } from "@tanstack/react-query";
import { compareRoute } from "../routes.ts";
import type { Comparison } from "./compare-loader.ts";
import type { CompareColumn } from "./compared-product.ts";

/** The columns of the table, as the loader has found them. */
export function useCompareColumns(): readonly CompareColumn[] {
  const { columns }: Comparison = compareRoute.useLoaderData();
  const [first, second, third, fourth] = columns;
  // Place by place: the hook for a number of queries would come with the first page of every visit.
  return [useColumn(first), useColumn(second), useColumn(third), useColumn(fourth)].filter((each) => each !== null);
}

function useColumn(found: Comparison["columns"][number] | undefined): CompareColumn | null {
  const { api } = compareRoute.useRouteContext();
  const id = found?.id ?? 0;
  // What was not there is not asked for again by being drawn.
  const enabled = found?.state === "there";
  const { data: product, dataUpdatedAt } = useQuery({ ...productDetailQuery(api, id), enabled });
  const { data: overview } = useQuery({ ...reviewOverviewQuery(api, id), enabled });
  const { data: coupons = [] } = useQuery({ ...couponsQuery(api, { productId: id }), enabled });
  if (found === undefined) return null;
  if (found.state !== "there") return { id, state: found.state };
  if (product === undefined) return { id, state: "failed" };
  const reviewCount = overview?.counts.all ?? product.reviewSummary.count;
  return { id, state: "there", product, reviewCount, coupons, fetchedAt: dataUpdatedAt };
}
