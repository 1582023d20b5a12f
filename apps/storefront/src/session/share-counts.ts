import { type PublicData, publicDataQuery } from "@plaza/api-client";
import { whenHydrated } from "@plaza/routing";
import type { RegisteredRouter } from "@tanstack/react-router";

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
export function shareCounts(router: RegisteredRouter): () => void {
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
