import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { previewAddresses } from "../../platform/previews/preview-addresses.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant } from "../../platform/wire/time.ts";
import { discardPageDraft, findPage, type PageAuthor, publishPage, savePageDraft } from "./change-page.ts";
import { editedContents, publishedContents } from "./page-contents.ts";
import { agentNamed, contentsWire, proposedNameWire } from "./page-wire.ts";
import { readPage } from "./read-page.ts";

/** `shop_page/detail`: what owners are writing, and what shoppers see. */
export async function handleShopPage(context: ShopContext) {
  const { db, shopId, language, defaultLanguage } = context;
  const found = await findPage(db, shopId);
  if (found === null) throw new DomainError("shopGone", { notFound: true });
  const { shop, page, proposed } = found;
  return {
    id: shopId,
    revision: page?.revision ?? 0,
    has_draft: flag(page?.draft != null),
    edited: contentsWire(editedContents(shop, page, proposed), context),
    published: contentsWire(publishedContents(shop, page), context),
    proposed_name: await proposedNameWire(context, proposed),
    changed_by: await agentNamed(db, page?.changedBy ?? null, language),
    changed_at: instant(page?.changedAt ?? shop.createdAt),
    default_language: await defaultLanguage(),
  };
}

/** `shop_page/save_draft`: in the position of the draft of the revision that was read. */
export async function handleSaveShopPage(context: ShopContext) {
  const revision = seenOf(context.body);
  const contents = readPage(context.body);
  await retriedTransaction(context.db, (tx) => savePageDraft(tx, authorOf(context), { revision, contents }));
  return new Reply([], { key: "shopPageSaved" });
}

/** `shop_page/discard_draft` */
export async function handleDiscardShopPage(context: ShopContext) {
  const revision = seenOf(context.body);
  await retriedTransaction(context.db, (tx) => discardPageDraft(tx, authorOf(context), revision));
  return new Reply([], { key: "shopPageDiscarded" });
}

/** `shop_page/publish`: the draft that was read; another name waits for an operator. */
export async function handlePublishShopPage(context: ShopContext) {
  const revision = seenOf(context.body);
  const isNameWaiting = await retriedTransaction(context.db, (tx) => publishPage(tx, authorOf(context), revision));
  return new Reply({ is_name_waiting: flag(isNameWaiting) }, { key: "shopPagePublished" });
}

/** `shop_page/preview_addresses`: where the marketplace shows the draft that was read, in each language. */
export async function handleShopPagePreview(context: ShopContext) {
  const revision = seenOf(context.body);
  return previewAddresses(context, "shop", { id: String(context.shopId), revision });
}

function authorOf({ shopId, agent, now }: ShopContext): PageAuthor {
  return { shopId, agentId: agent.id, now: now() };
}

/** 0: nobody has written the page yet. */
function seenOf(body: Query): number {
  const revision = body.integer("revision");
  if (revision === null || revision < 0) throw new DomainError("parameterWrong", { parameter: "revision" });
  return revision;
}
