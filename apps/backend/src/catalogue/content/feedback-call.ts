import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import { articleCategories, articles } from "../../platform/store/schema/content.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { foundArticles } from "./found-articles.ts";
import { giveFeedback } from "./give-feedback.ts";

/** As browsers make it: a random number of 128 bits. */
const visitorKeyFormat = /^[0-9a-f]{32}$/;

/**
 * `help/feedback` (the extension `help_feedback`): whether an article of the help centre has helped. Each reader counts once:
 * who says it again, or changes their mind, replaces what they have said.
 */
export async function handleFeedback({ db, body, customer, address, now }: CallContext): Promise<readonly never[]> {
  const articleId = requiredId(body, "id");
  const hasHelped = body.flag("helped");
  const visitorKey = body.text("visitor");
  if (hasHelped === null || (customer === null && !visitorKeyFormat.test(visitorKey)))
    throw new DomainError("feedbackUnreadable");
  const [article] = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(eq(articles.id, articleId), foundArticles({ kind: "help" }, now())));
  if (article === undefined) throw new DomainError("articleGone", { notFound: true });
  await countTry(db, [{ key: `help-feedback:network:${networkOf(address)}`, tries: 60, minutes: 60 }], now());
  const reader = customer === null ? { visitorKey } : { customerId: customer.id };
  await giveFeedback(db, { articleId, reader, hasHelped, now: now() });
  return [];
}
