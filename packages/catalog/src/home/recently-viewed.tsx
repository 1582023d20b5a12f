import { lazyModule, useLazyModule } from "@plaza/routing";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement } from "react";
import { hasViewed } from "../shared/viewed-key.ts";

const shelf = lazyModule(() => import("./recently-viewed-shelf.tsx"));

/**
 * The server knows nothing of it, and a device that remembers nothing fetches nothing. Without its code home is complete
 * all the same.
 */
export function RecentlyViewed(): ReactElement | null {
  const wanted = useHydrated() && hasViewed();
  const { module } = useLazyModule(shelf, wanted);
  return wanted && module !== null ? <module.RecentlyViewedShelf /> : null;
}
