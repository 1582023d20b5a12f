import { Plural, Trans } from "@lingui/react/macro";
import { type DeviceCartLine, readDeviceCart } from "@plaza/shopping/device-cart";
import { lazyModule, rootRoute, whenHydrated } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import type { CutLine } from "./merge-device-cart.ts";

const takeOverModule = lazyModule(() => import("./take-over-cart.ts"));

/** As many as somebody reads one after the other. */
const mostSentences = 3;

function cutSentence({ line: { name }, quantity, wanted }: CutLine): ReactElement {
  return (
    <Trans>
      “<bdi>{name}</bdi>”: only {quantity} in stock, so your cart has {quantity} instead of {wanted}.
    </Trans>
  );
}

function goneSentence({ name }: DeviceCartLine): ReactElement {
  return (
    <Trans>
      “<bdi>{name}</bdi>” cannot be bought any more, so it is not in your cart.
    </Trans>
  );
}

/** Moves a visitor's cart from the device into the account after the login. */
export function CartTakeOver(): null {
  const { api, session } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const router = useRouter();
  const takeOver = useEffectEvent(async () => {
    const { takeOverCart } = await takeOverModule.load();
    const { fewer, rejected, kept } = await takeOverCart(api, queryClient);
    const sentences = [...fewer.map(cutSentence), ...rejected.map(goneSentence)];
    for (const sentence of sentences.slice(0, mostSentences)) toasts.show(sentence, "info");
    const unsaid = sentences.length - mostSentences;
    if (unsaid > 0)
      toasts.show(
        <Plural
          value={unsaid}
          one="# more product of your cart is not available as you wanted it."
          other="# more products of your cart are not available as you wanted them."
        />,
        "info",
      );
    if (kept.length > 0) toasts.show(<Trans>Not all of your cart could be taken over yet.</Trans>, "info");
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
