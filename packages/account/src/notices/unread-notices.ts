import { type ApiClient, fetchUnreadCount, unreadCountQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";
import { unlessSessionOver } from "../shared/unless-session-over.ts";

const askedEveryMs = 60_000;

/** How many notices are unread: asked for now and then, while the page is looked at. */
export function unreadNoticesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["my-unread-notices"],
    queryFn: ({ signal }) => unlessSessionOver(fetchUnreadCount(api, undefined, signal)),
    staleTime: unreadCountQuery.freshMs,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data === null ? false : askedEveryMs),
    meta: { ...unreadCountQuery.meta, quiet: true },
  });
}
