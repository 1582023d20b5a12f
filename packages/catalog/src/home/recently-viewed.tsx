import { lazyModule, useLazyModule } from "@plaza/routing";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement } from "react";
import { hasViewed } from "../shared/viewed-key.ts";

const shelf = lazyModule(() => import("./recently-viewed-shelf.tsx"));

/**
 * Drawn in the browser only, because the list lies on the device. Its code is fetched only where there is something to
 * show.
 */
export function RecentlyViewed(): ReactElement | null {
  const wanted = useHydrated() && hasViewed();
  const { module } = useLazyModule(shelf, wanted && "needed");
  return wanted && module !== null ? <module.RecentlyViewedShelf /> : null;
}
