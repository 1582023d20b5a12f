import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { optionalId } from "../../../platform/http/required-id.ts";
import { seenRevision } from "../../../platform/http/seen-revision.ts";
import { previewAddresses } from "../../../platform/previews/preview-addresses.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { attachPictures } from "./article-pictures.ts";
import {
  addArticle,
  type ArticleAuthor,
  discardArticleDraft,
  publishArticle,
  publishArticleAgain,
  saveArticleDraft,
  showArticle,
} from "./change-article.ts";
import { readArticle } from "./read-article.ts";
import { removeArticle } from "./remove-article.ts";

/** `articles/add`: an article that nobody has published yet. */
export async function handleAddArticle(context: AgentContext) {
  const contents = readArticle(context.body);
  const id = await retriedTransaction(context.db, async (tx) => {
    const added = await addArticle(tx, authorOf(context), contents);
    await attachPictures(tx, added, context.agent.id, contents);
    return added;
  });
  return new Reply({ id }, { key: "articleSaved" });
}

/** `articles/save_draft`: in the place of the draft of the revision that was read. */
export async function handleSaveArticleDraft(context: AgentContext) {
  const seen = seenRevision(context.body);
  const contents = readArticle(context.body);
  await retriedTransaction(context.db, async (tx) => {
    await saveArticleDraft(tx, authorOf(context), seen, contents);
    await attachPictures(tx, seen.id, context.agent.id, contents);
  });
  return new Reply([], { key: "articleSaved" });
}

/** `articles/discard_draft` */
export async function handleDiscardArticleDraft(context: AgentContext) {
  const seen = seenRevision(context.body);
  await retriedTransaction(context.db, (tx) => discardArticleDraft(tx, authorOf(context), seen));
  return new Reply([], { key: "articleDiscarded" });
}

/** `articles/publish`: the draft that was read. */
export async function handlePublishArticle(context: AgentContext) {
  const seen = seenRevision(context.body);
  const needed = await context.defaultLanguage();
  const version = await retriedTransaction(context.db, (tx) => publishArticle(tx, authorOf(context), seen, needed));
  return new Reply({ version }, { key: "articlePublished" });
}

/** `articles/publish_again`: what was published before, as a new version. */
export async function handlePublishArticleAgain(context: AgentContext) {
  const seen = seenRevision(context.body);
  const earlier = context.body.integer("version") ?? 0;
  const version = await retriedTransaction(context.db, (tx) =>
    publishArticleAgain(tx, authorOf(context), seen, earlier),
  );
  return new Reply({ version }, { key: "articlePublished" });
}

/** `articles/show`: whether readers find what is published. */
export async function handleShowArticle(context: AgentContext) {
  const seen = seenRevision(context.body);
  const isShown = context.body.flag("is_shown") !== false;
  await retriedTransaction(context.db, (tx) => showArticle(tx, authorOf(context), seen, isShown));
  return new Reply([], { key: isShown ? "articleShown" : "articleHidden" });
}

/** `articles/remove`: its addresses lead to `target_id`, where one is named. */
export async function handleRemoveArticle(context: AgentContext) {
  const seen = seenRevision(context.body);
  const targetId = optionalId(context.body, "target_id");
  await retriedTransaction(context.db, (tx) => removeArticle(tx, authorOf(context), seen, targetId));
  return new Reply([], { key: "articleRemoved" });
}

/** `articles/preview_addresses`: where the shop shows the draft that was read, in each language. */
export async function handleArticlePreviewAddresses(context: AgentContext) {
  const { id, revision } = seenRevision(context.body);
  return previewAddresses(context, "article", { id: String(id), revision });
}

function authorOf({ agent, now }: AgentContext): ArticleAuthor {
  return { agentId: agent.id, now: now() };
}
