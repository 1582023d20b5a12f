import { Plural, Trans } from "@lingui/react/macro";
import { readDeviceCart } from "@plaza/shopping/device-cart";
import { lazyModule, rootRoute, whenHydrated } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

const takeOverModule = lazyModule(() => import("./take-over-cart.ts"));

/** Moves a visitor's cart from the device into the account after the login. */
export function CartTakeOver(): null {
  const { api, session } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const router = useRouter();
  const takeOver = useEffectEvent(async () => {
    const { takeOverCart } = await takeOverModule.load();
    const { fewer, rejected, kept } = await takeOverCart(api, queryClient);
    const missed = rejected.length + fewer.length;
    if (missed > 0)
      toasts.show(
        <Plural
          value={missed}
          one="# product of your cart is not available as you wanted it."
          other="# products of your cart are not available as you wanted them."
        />,
        "info",
      );
    else if (kept.length > 0) toasts.show(<Trans>Not all of your cart could be taken over yet.</Trans>, "info");
  });
  useEffect(() => {
    if (!session.isCustomer) return undefined;
    let isRunning = false;
    function start(): void {
      if (isRunning || readDeviceCart().length === 0) return;
      isRunning = true;
      whenHydrated()
        .then(takeOver)
        .catch(() => undefined)
        .finally(() => {
          isRunning = false;
        });
    }
    start();
    // Lines that could not be moved stay on the device, and are tried again on the next page.
    return router.subscribe("onResolved", start);
  }, [router, session]);
  return null;
}
