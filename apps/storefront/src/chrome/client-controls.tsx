import { lazyModule, rootRoute, whenHydrated } from "@plaza/routing";
import { useEffect, useEffectEvent } from "react";

const controls = lazyModule(() => import("./mount-controls.ts"));

/** Draws what is the shopper's own, once the page is hydrated: hearts, buttons that follow shops, ticks to compare, the open conversation. */
export function ClientControls(): null {
  const context = rootRoute.useRouteContext();
  const fill = useEffectEvent(async () => {
    await whenHydrated();
    const { mountControls } = await controls.load();
    await mountControls(context);
  });
  useEffect(() => {
    // Without them the page is still whole.
    fill().catch(() => undefined);
  }, []);
  return null;
}
