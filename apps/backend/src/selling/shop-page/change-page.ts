import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf, withTranslations } from "../../platform/store/language-texts.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { proposedShopNames, type ShopPageContents, shopPages } from "../../platform/store/schema/shop-pages.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { editedContents, publishedContents } from "./page-contents.ts";
import { attachPagePictures } from "./page-pictures.ts";
import { settleProposedName } from "./propose-name.ts";

/** Whose page it is, who changes it, and when. */
export interface PageAuthor {
  readonly shopId: number;
  readonly agentId: number;
  readonly now: Date;
}

/** What there is of a page. */
export async function findPage(db: Executor, shopId: number) {
  const [row] = await db
    .select({ shop: shops, page: shopPages, proposed: proposedShopNames })
    .from(shops)
    .leftJoin(shopPages, eq(shopPages.shopId, shops.id))
    .leftJoin(proposedShopNames, eq(proposedShopNames.shopId, shops.id))
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  return row ?? null;
}

/**
 * Puts contents in the position of the draft. What shoppers see stays.
 *
 * @param revision what was read of the page; 0: nobody has written it yet
 */
export async function savePageDraft(
  tx: Executor,
  author: PageAuthor,
  { revision, contents }: { readonly revision: number; readonly contents: ShopPageContents },
): Promise<void> {
  const found = await lockedPage(tx, author.shopId, revision);
  const before = [publishedContents(found.shop, found.page), editedContents(found.shop, found.page, null)];
  await attachPagePictures(tx, author, { before, now: contents });
  await write(tx, author, revision, { draft: contents });
}

/** What shoppers see stays as it is. */
export async function discardPageDraft(tx: Executor, author: PageAuthor, revision: number): Promise<void> {
  const { page } = await lockedPage(tx, author.shopId, revision);
  if (page?.draft == null) throw new DomainError("shopPageDraftMissing");
  await write(tx, author, revision, { draft: null });
}

/**
 * Shows shoppers the draft from now on, but for the name: another one waits until an operator has accepted it.
 *
 * @returns whether it does
 */
export async function publishPage(tx: Executor, author: PageAuthor, revision: number): Promise<boolean> {
  const { shop, page } = await lockedPage(tx, author.shopId, revision);
  if (page?.draft == null) throw new DomainError("shopPageDraftMissing");
  const { name, intro, story, logo, banner, cover } = page.draft;
  const { translations, ...texts } = columnsOf({ intro: asStored(intro) });
  await tx
    .update(shops)
    .set({
      ...texts,
      translations: withTranslations(shop.translations, ["intro"], translations),
      logo,
      banner,
      cover,
    })
    .where(eq(shops.id, shop.id));
  await write(tx, author, revision, { story, draft: null });
  return settleProposedName(tx, shop, name, author.now);
}

/** The page, the shop's row locked: whoever accepts a name changes that, too. */
async function lockedPage(tx: Executor, shopId: number, revision: number) {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for("no key update");
  const found = await findPage(tx, shopId);
  if (found === null) throw new DomainError("shopGone", { notFound: true });
  if ((found.page?.revision ?? 0) !== revision) throw new DomainError("shopPageChangedMeanwhile");
  return found;
}

async function write(
  tx: Executor,
  { shopId, agentId, now }: PageAuthor,
  revision: number,
  change: Partial<typeof shopPages.$inferInsert>,
): Promise<void> {
  const changed = { ...change, revision: revision + 1, changedBy: agentId, changedAt: now };
  await tx
    .insert(shopPages)
    .values({ shopId, ...changed })
    .onConflictDoUpdate({ target: shopPages.shopId, set: changed });
}
