import { readDeviceCart, subscribeToDeviceCart } from "@plaza/shopping/device-cart";
import { useSyncExternalStore } from "react";
import { useNickname } from "./use-nickname.ts";
import { usePublicData } from "./use-public-data.ts";

function piecesOnDevice(): number {
  return readDeviceCart().reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The quantity in the cart: a customer's is the platform's, a visitor's lies on the device, which the server does not know. */
export function useCartCount(): number {
  const onDevice = useSyncExternalStore(subscribeToDeviceCart, piecesOnDevice, () => 0);
  const publicData = usePublicData();
  return useNickname() === null ? onDevice : (publicData?.cartCount ?? 0);
}
