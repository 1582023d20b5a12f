import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { useState } from "react";

export interface News {
  /** Records of the other side that came while nobody looked at the end of the log. */
  readonly count: number;
  /** The first of them, above which a line says so, also when it has been seen. */
  readonly firstId: number | null;
}

interface Watched {
  /** Null before the history is there, which is no news. */
  readonly knownId: number | null;
  readonly news: News;
}

const none: News = { count: 0, firstId: null };

/** What is new in the log. `isLooking`: its end is in sight, so that what comes is seen. */
export function useNews(
  records: readonly ChatRecord[],
  { isLoaded, isLooking, own }: { isLoaded: boolean; isLooking: boolean; own: ChatSide },
): News {
  const [watched, setWatched] = useState<Watched>({ knownId: null, news: none });
  const newestId = records.at(-1)?.id ?? 0;
  const next = isLoaded ? after(watched, records, { newestId, isLooking, own }) : watched;
  // Derived while rendering, so that nothing is drawn in between.
  if (next !== watched) setWatched(next);
  return next.news;
}

/** The same where nothing has changed. */
function after(
  watched: Watched,
  records: readonly ChatRecord[],
  { newestId, isLooking, own }: { newestId: number; isLooking: boolean; own: ChatSide },
): Watched {
  const { knownId, news } = watched;
  if (knownId === null) return { knownId: newestId, news: none };
  const added = newestId > knownId ? records.filter(({ id }) => id > knownId) : [];
  const theirs = added.filter(({ from }) => from.side !== own);
  // Whoever answers has read it.
  const current = added.some(({ from }) => from.side === own) ? none : news;
  const firstId = current.firstId ?? (isLooking ? null : (theirs[0]?.id ?? null));
  const count = isLooking ? 0 : current.count + theirs.length;
  if (newestId === knownId && count === news.count && firstId === news.firstId) return watched;
  return { knownId: newestId, news: { count, firstId } };
}
