import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { articleCategories, articles } from "../../platform/store/schema/content.ts";
import { movedAddresses } from "../../platform/store/schema/moved-addresses.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { foundArticles } from "./found-articles.ts";

/**
 * `article/moved` (the extension `moved_addresses`): which article an id's addresses lead to now, and of which kind that is.
 * An article that has become one of the other kind keeps its id. 0: readers find nothing there.
 */
export async function handleMovedArticle({ db, query, now }: CallContext) {
  const formerId = requiredId(query, "id");
  const [moved] = await db
    .select({ id: movedAddresses.currentId })
    .from(movedAddresses)
    .where(and(eq(movedAddresses.kind, "article"), eq(movedAddresses.formerId, formerId)));
  const [found] = await db
    .select({ id: articles.id, kind: articleCategories.kind })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(and(eq(articles.id, moved?.id ?? formerId), foundArticles({}, now())));
  return found ?? { id: 0, kind: "" };
}
