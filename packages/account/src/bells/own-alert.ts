import { type Alert, alertStateQuery, type ApiClient, fetchAlertState } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { unlessSessionOver } from "./quiet-query.ts";

export type AlertTarget = Pick<Alert, "kind" | "productId" | "skuId">;

/** All that the customer waits for, for every bell of a page at once. */
export function ownAlertsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["own-alerts"],
    queryFn: ({ signal }) => unlessSessionOver(fetchAlertState(api, undefined, signal)),
    staleTime: alertStateQuery.freshMs,
    refetchOnWindowFocus: true,
    meta: { ...alertStateQuery.meta, quiet: true },
  });
}

/** What a customer waits for of a product. Null where no alert is set; undefined while that is not known. */
export function useOwnAlert(target: AlertTarget): Alert | null | undefined {
  const { api, session } = rootRoute.useRouteContext();
  const { data } = useQuery({ ...ownAlertsQuery(api), enabled: session.isCustomer });
  if (!session.isCustomer) return null;
  // Null: the session is over.
  if (data === undefined || data === null) return undefined;
  return data.find((each) => isSameAlert(each, target)) ?? null;
}

export function isSameAlert(one: AlertTarget, other: AlertTarget): boolean {
  return one.kind === other.kind && one.productId === other.productId && one.skuId === other.skuId;
}
