import { hearts } from "@plaza/account/hearts";
import { rootRoute, whenHydrated } from "@plaza/routing";
import { useEffect, useEffectEvent } from "react";

/** Draws the hearts of products and the buttons that follow shops, once the page is hydrated. */
export function Hearts(): null {
  const context = rootRoute.useRouteContext();
  const fill = useEffectEvent(async () => {
    await whenHydrated();
    const { fillHearts } = await hearts.load();
    await fillHearts(context);
  });
  useEffect(() => {
    // Without them the page is still whole.
    fill().catch(() => undefined);
  }, []);
  return null;
}
