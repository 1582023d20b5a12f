import { readDeviceCart, subscribeToDeviceCart } from "@plaza/shopping/device-cart";
import { useSyncExternalStore } from "react";
import { useNickname } from "./use-nickname.ts";
import { usePublicData } from "./use-public-data.ts";

function piecesOnDevice(): number {
  return readDeviceCart().reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The quantity in the cart. A customer's is known to the platform; a visitor's is stored on the device, unknown to the
 * server.
 */
export function useCartCount(): number {
  const onDevice = useSyncExternalStore(subscribeToDeviceCart, piecesOnDevice, () => 0);
  const publicData = usePublicData();
  return useNickname() === null ? onDevice : (publicData?.cartCount ?? 0);
}
