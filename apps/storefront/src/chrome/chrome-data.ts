import {
  type PublicData,
  publicDataQuery,
  type Department,
  departmentsQuery,
  type Category,
  categoryTreeQuery,
} from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import { readDeviceCart, subscribeToDeviceCart } from "@plaza/shopping/device-cart";
import { useSyncExternalStore } from "react";
import { useQuery } from "@tanstack/react-query";

const none: readonly Category[] = [];

export interface CategoryTree {
  /** Empty until it is there. */
  readonly categories: readonly Category[];
  readonly failed: boolean;
  readonly asking: boolean;
  readonly ask: () => void;
}

/** All three levels, fetched once a menu is approached. Its place says that they did not load. */
export function useCategoryTree(wanted: boolean): CategoryTree {
  const { api } = rootRoute.useRouteContext();
  const query = categoryTreeQuery(api);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    enabled: wanted,
    meta: { ...query.meta, quiet: true },
  });
  return { categories: data ?? none, failed: isError, asking: isFetching, ask: () => void refetch() };
}

function quantityOnDevice(): number {
  return readDeviceCart().reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The quantity in the cart. A customer's is known to the platform; a visitor's is stored on the device, unknown to the
 * server.
 */
export function useCartCount(): number {
  const onDevice = useSyncExternalStore(subscribeToDeviceCart, quantityOnDevice, () => 0);
  const publicData = usePublicData();
  return useNickname() === null ? onDevice : (publicData?.cartCount ?? 0);
}

const noDepartments: readonly Department[] = [];

/** The first level of the platform's categories; empty while the platform does not answer, which its places say. */
export function useDepartments(): readonly Department[] {
  const { api } = rootRoute.useRouteContext();
  const query = departmentsQuery(api);
  return useQueryData({ ...query, meta: { ...query.meta, quiet: true } }) ?? noDepartments;
}

/** The name of the logged-in customer, empty while the platform does not answer; null for a visitor. */
export function useNickname(): string | null {
  const { session } = rootRoute.useRouteContext();
  const publicData = usePublicData();
  if (!session.isCustomer) return null;
  return publicData === undefined ? "" : publicData.nickname;
}

/** What the header knows of the shopper and the announcements; undefined while the platform does not answer. */
export function usePublicData(): PublicData | undefined {
  const { api } = rootRoute.useRouteContext();
  return useQueryData(publicDataQuery(api));
}
