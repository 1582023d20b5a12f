import { type PublicData, publicDataQuery } from "@plaza/api-client";
import { whenHydrated } from "@plaza/routing";
import type { createRouter } from "../router.ts";

const channelName = "plaza:counts";

type Counts = Pick<PublicData, "nickname" | "cartCount" | "couponCount">;

function isCounts(data: unknown): data is Counts {
  return (
    typeof data === "object" && data !== null && "cartCount" in data && "couponCount" in data && "nickname" in data
  );
}

/** Shares a tab's fetched counts of cart and coupons with the other tabs, which then need no call. */
export function shareCounts(router: ReturnType<typeof createRouter>): () => void {
  const { api, queryClient } = router.options.context;
  const { queryKey } = publicDataQuery(api);
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data: counts }: MessageEvent<unknown>) => {
    if (!isCounts(counts)) return;
    const { nickname, cartCount, couponCount } = counts;
    void whenHydrated().then(() =>
      queryClient.setQueryData(queryKey, (known) =>
        known?.nickname === nickname ? { ...known, cartCount, couponCount } : undefined,
      ),
    );
  });
  const learnt = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.query.queryKey[0] !== queryKey[0]) return;
    // Counts that came from another tab are not sent on.
    if (event.action.type !== "success" || event.action.manual === true) return;
    const data = queryClient.getQueryData(queryKey);
    if (data?.nickname == null) return;
    const { nickname, cartCount, couponCount } = data;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel.postMessage({ nickname, cartCount, couponCount } satisfies Counts);
  });
  return () => {
    learnt();
    channel.close();
  };
}
