import { lazyModule, useLazyModule } from "@plaza/routing";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement } from "react";
import { hasViewed } from "../shared/viewed-key.ts";

const row = lazyModule(() => import("./recently-viewed-row.tsx"));

/**
 * Drawn in the browser only, because the list lies on the device. Its code is fetched only where there is something to
 * show.
 */
export function RecentlyViewed(): ReactElement | null {
  const wanted = useHydrated() && hasViewed();
  const { module } = useLazyModule(row, wanted && "needed");
  return wanted && module !== null ? <module.RecentlyViewedRow /> : null;
}
