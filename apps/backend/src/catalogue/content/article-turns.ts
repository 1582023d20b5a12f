import type { Turn } from "../../platform/domain/turn.ts";
import { articles } from "../../platform/store/schema/content.ts";
import { lte, max } from "../../platform/store/sql.ts";

const moments = [articles.shownFrom, articles.shownUntil, articles.tickerFrom, articles.tickerUntil] as const;

/** Articles and announcements begin and end at the minute that operators have set. */
export const articleTurns: Turn = {
  name: "articles",
  topic: "content",
  latest: async (db, until) => {
    // Each is the end of an index of its own, however many articles there are.
    const latest = await Promise.all(
      moments.map((moment) =>
        db
          .select({ moment: max(moment) })
          .from(articles)
          .where(lte(moment, until)),
      ),
    );
    const times = latest.flat().flatMap(({ moment }) => (moment === null ? [] : [moment.getTime()]));
    return times.length === 0 ? null : new Date(Math.max(...times));
  },
};
