import type { Executor } from "../../platform/store/database.ts";
import { articleFeedback } from "../../platform/store/schema/content.ts";
import { sql } from "../../platform/store/sql.ts";

export interface Feedback {
  readonly articleId: number;
  /** A customer, or a visitor's browser by the key that it keeps. */
  readonly reader: { readonly customerId: number } | { readonly visitorKey: string };
  readonly hasHelped: boolean;
  readonly now: Date;
}

/** Each reader counts once: who says it again, or changes their mind, replaces what they have said. */
export async function giveFeedback(db: Executor, { articleId, reader, hasHelped, now }: Feedback): Promise<void> {
  const key = "customerId" in reader ? articleFeedback.customerId : articleFeedback.visitorKey;
  await db
    .insert(articleFeedback)
    .values({ articleId, ...reader, hasHelped, givenAt: now })
    .onConflictDoUpdate({
      target: [articleFeedback.articleId, key],
      set: { hasHelped: sql`excluded.has_helped`, givenAt: sql`excluded.given_at` },
    });
}
