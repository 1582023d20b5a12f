import {
  type ComparedProduct,
  readDeviceComparison,
  subscribeToDeviceComparison,
} from "@plaza/shopping/device-comparison";
import { useSyncExternalStore } from "react";

const none: readonly ComparedProduct[] = [];

/** What is ticked on this device; nothing until the page is hydrated. */
export function useCompared(): readonly ComparedProduct[] {
  return useSyncExternalStore(subscribeToDeviceComparison, readDeviceComparison, () => none);
}
