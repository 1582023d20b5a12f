import { articles } from "../../../platform/store/schema/content.ts";
import { sql, type SQL } from "../../../platform/store/sql.ts";

/** Draft: never published. Scheduled and over: readers do not find it yet, or any more. Hidden: by hand. */
export const articleStates = ["draft", "scheduled", "shown", "over", "hidden"] as const;
export type ArticleState = (typeof articleStates)[number];

/** Each article is in one of them at a moment. */
export function articleState(now: Date): SQL<ArticleState> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql<ArticleState>`case
    when ${articles.version} = 0 then 'draft'
    when not ${articles.isShown} then 'hidden'
    when ${articles.shownUntil} <= ${moment} then 'over'
    when ${articles.shownFrom} > ${moment} then 'scheduled'
    else 'shown' end`;
}
