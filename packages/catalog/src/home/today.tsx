import { lazyModule, rootRoute, useLazyModule } from "@plaza/routing";
import type { ReactElement } from "react";

const strip = lazyModule(() => import("./today-strip.tsx"));

/**
 * What concerns a customer today. The page is the same for everybody, so the strip is drawn in the browser. It stands
 * below the themes: where it appears, the page is not in sight yet, so that nothing moves under a finger.
 */
export function Today(): ReactElement | null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { module } = useLazyModule(strip, isCustomer && "needed");
  return isCustomer && module !== null ? <module.TodayStrip /> : null;
}
