import { Plural, Trans } from "@lingui/react/macro";
import { readDeviceCart } from "@plaza/api-client/device-cart";
import { rootRoute, whenHydrated } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

/** The cart that a visitor filled on this device goes into the account of the customer that the visitor became. */
export function CartTakeOver(): null {
  const { api, session } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const takeOver = useEffectEvent(async () => {
    const { takeOverCart } = await import("./take-over-cart.ts");
    const { refused, kept } = await takeOverCart(api, queryClient);
    const left = refused.length;
    if (left > 0)
      toasts.show(
        <Plural
          value={left}
          one="# product of your cart is no longer available."
          other="# products of your cart are no longer available."
        />,
        "info",
      );
    else if (kept.length > 0) toasts.show(<Trans>Not all of your cart could be taken over yet.</Trans>, "info");
  });
  useEffect(() => {
    // What could not be taken over stays on the device, for the next page.
    if (!session.isCustomer || readDeviceCart().length === 0) return;
    whenHydrated()
      .then(takeOver)
      .catch(() => undefined);
  }, [session]);
  return null;
}
