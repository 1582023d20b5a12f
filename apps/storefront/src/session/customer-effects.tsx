import { useRouter, type RegisteredRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { Trans, Plural } from "@lingui/react/macro";
import { usePendingClaim, lazyModule, rootRoute, whenHydrated } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type DeviceCartLine, readDeviceCart } from "@plaza/shopping/device-cart";
import { useQueryClient } from "@tanstack/react-query";
import { type PublicData, publicDataQuery } from "@plaza/api-client";
import type { CutLine } from "./merge-device-cart.ts";

const channelName = "plaza:counts";

type Counts = Pick<PublicData, "nickname" | "cartCount" | "couponCount">;

function isSame(one: Counts | null, other: Counts): boolean {
  return one?.nickname === other.nickname && one.cartCount === other.cartCount && one.couponCount === other.couponCount;
}

function isCounts(data: unknown): data is Counts {
  return (
    typeof data === "object" && data !== null && "cartCount" in data && "couponCount" in data && "nickname" in data
  );
}

/** Shares what a tab has learnt of the counts of cart and coupons with the other tabs, which then need no call. */
function shareCounts(router: RegisteredRouter): () => void {
  const { api, queryClient } = router.options.context;
  const { queryKey } = publicDataQuery(api);
  const channel = new BroadcastChannel(channelName);
  /** What came from another tab, and is not sent on. */
  let received: Counts | null = null;
  channel.addEventListener("message", ({ data: counts }: MessageEvent<unknown>) => {
    if (!isCounts(counts)) return;
    const { nickname, cartCount, couponCount } = counts;
    received = counts;
    void whenHydrated().then(() =>
      queryClient.setQueryData(queryKey, (known) =>
        known?.nickname === nickname ? { ...known, cartCount, couponCount } : undefined,
      ),
    );
  });
  const learnt = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.query.queryKey[0] !== queryKey[0]) return;
    if (event.action.type !== "success") return;
    const data = queryClient.getQueryData(queryKey);
    if (data?.nickname == null || isSame(received, data)) return;
    received = null;
    const { nickname, cartCount, couponCount } = data;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel.postMessage({ nickname, cartCount, couponCount } satisfies Counts);
  });
  return () => {
    learnt();
    channel.close();
  };
}

const mergeModule = lazyModule(() => import("./merge-device-cart.ts"));

/** As many as somebody reads one after the other. */
const maxSentences = 3;

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
function MergeCartEffect(): null {
  const { api, session } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const router = useRouter();
  const merge = useEffectEvent(async () => {
    const { mergeDeviceCart } = await mergeModule.load();
    const { fewer, rejected, pending } = await mergeDeviceCart(api, queryClient);
    const sentences = [...fewer.map(cutSentence), ...rejected.map(goneSentence)];
    for (const sentence of sentences.slice(0, maxSentences)) toasts.show(sentence, "info");
    const unsaid = sentences.length - maxSentences;
    if (unsaid > 0)
      toasts.show(
        <Plural
          value={unsaid}
          one="# more product of your cart is not available as you wanted it."
          other="# more products of your cart are not available as you wanted them."
        />,
        "info",
      );
    if (pending.length > 0) toasts.show(<Trans>Not all of your cart could be taken over yet.</Trans>, "info");
  });
  useEffect(() => {
    if (!session.isCustomer) return undefined;
    let isRunning = false;
    function start(): void {
      if (isRunning || readDeviceCart().length === 0) return;
      isRunning = true;
      whenHydrated()
        .then(merge)
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

/** Receives the coupon that a visitor has pressed before the login. */
function ClaimCouponEffect(): null {
  const toasts = useToasts();
  usePendingClaim(() => toasts.show(<Trans>The coupon is yours.</Trans>));
  return null;
}

/** What every page does for a customer: care for the cart and the coupon from before the login, and for other tabs. */
export function CustomerEffects(): ReactElement {
  const router = useRouter();
  useEffect(() => shareCounts(router), [router]);
  return (
    <>
      <MergeCartEffect />
      <ClaimCouponEffect />
    </>
  );
}
