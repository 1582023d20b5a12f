import type { DeliveryRegion } from "@plaza/api-client";
import { keepDeliveryRegion, readDeliveryRegion, subscribeToDeliveryRegion } from "@plaza/shopping/delivery-region";
import { useState, useSyncExternalStore } from "react";

const none = (): null => null;

/** Where the device says that things are to be sent, and what says it anew. */
export function useDeliveryRegion(): readonly [DeliveryRegion | null, (region: DeliveryRegion) => void] {
  const stored = useSyncExternalStore(subscribeToDeliveryRegion, readDeliveryRegion, none);
  /** For browsers that store nothing: until the page is left. */
  const [chosen, setChosen] = useState<DeliveryRegion | null>(null);
  function choose(region: DeliveryRegion): void {
    setChosen(keepDeliveryRegion(region) ? null : region);
  }
  return [chosen ?? stored, choose];
}
