import { useExtension } from "@plaza/routing";
import { cartPreviewQuery, type CartShop, previewCart } from "@plaza/api-client";
import { emptyDeviceCart, readDeviceCart, subscribeToDeviceCart } from "@plaza/shopping/device-cart";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { cartRoute } from "../routes.ts";
import { deviceCartShops } from "./device-cart-shops.ts";

export interface DeviceCart {
  /** Null while the present prices are being fetched. */
  readonly shops: readonly CartShop[] | null;
  /** The present prices could not be fetched: those from the time of adding are shown. */
  readonly outdated: boolean;
}

/** A visitor's cart: its lines from the device, their prices and stock from the platform where it can say. */
export function useDeviceCart(): DeviceCart {
  const { api } = cartRoute.useRouteContext();
  const lines = useSyncExternalStore(subscribeToDeviceCart, readDeviceCart, () => emptyDeviceCart);
  const isPriced = useExtension("cart_preview");
  const skuIds = lines.map(({ skuId }) => skuId).toSorted((one, other) => one - other);
  const preview = useQuery({
    // The key holds the SKUs only, so that a change of quantity needs no call.
    queryKey: [cartPreviewQuery.key, skuIds],
    queryFn: ({ signal }) => previewCart(api, lines, signal),
    staleTime: cartPreviewQuery.freshMs,
    refetchOnWindowFocus: "always",
    // After a line was removed, the data of the others still holds.
    placeholderData: keepPreviousData,
    // The page says that its prices may be outdated.
    meta: { quiet: true },
    enabled: isPriced && lines.length > 0,
  });
  if (preview.data === undefined && preview.isFetching) return { shops: null, outdated: false };
  return {
    shops: deviceCartShops(lines, preview.data ?? null, !preview.isPlaceholderData),
    outdated: preview.data === undefined && lines.length > 0,
  };
}
