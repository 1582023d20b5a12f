import { useSyncExternalStore } from "react";
import {
  type ComparedProduct,
  readDeviceComparison,
  subscribeToDeviceComparison,
} from "@plaza/shopping/device-comparison";

const none: readonly ComparedProduct[] = [];

/** What is ticked on this device; nothing until the page is hydrated. */
export function useCompared(): readonly ComparedProduct[] {
  return useSyncExternalStore(subscribeToDeviceComparison, readDeviceComparison, () => none);
}

// Of the document, not of the device: a visit begins without ticks on all images.
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the ticks of all products, or only where a shopper points. */
export function setCompareMode(on: boolean): void {
  chosen = on;
  for (const listener of listeners) listener();
}

/** Whether the ticks of all products are shown. Where nothing can be pointed at they are, too, once one of them is set. */
export function useCompareMode(): boolean {
  const mode = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => chosen,
  );
  const isAny = useCompared().length > 0;
  return mode ?? (isAny && matchMedia("(hover: none)").matches);
}
