import { type EditedArticle, type EditedContents, saveArticleDraft } from "@plaza/api-client/desk";
import { articleRoute } from "../routes.ts";
import { type UnsavedWork, useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";
import { articleStore, countChanges, workOf } from "./article-work.ts";

export type ArticleWorkControl = UnsavedWork<EditedContents>;

/** What is written at an article, until it is saved. */
export function useArticleWork(article: EditedArticle, userId: number, onSaved: () => void): ArticleWorkControl {
  const { desk } = articleRoute.useRouteContext();
  const { id, revision } = article;
  return useUnsavedWork({
    event: "article-change",
    read: { work: workOf(article), revision },
    countChanges,
    send: (written) => saveArticleDraft(desk, { seen: { id, revision: written.revision }, written: written.work }),
    onSaved,
    store: articleStore(userId, id),
  });
}
