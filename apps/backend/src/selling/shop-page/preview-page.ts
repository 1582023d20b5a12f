import type { PreviewKind } from "../../platform/domain/preview-kind.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { previewedRevision } from "../../platform/previews/previewed-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf, withTranslations, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { shopPages } from "../../platform/store/schema/shop-pages.ts";
import { eq } from "../../platform/store/sql.ts";
import type { StockedShop } from "../merchants/stocked-shop.ts";
import { findPage } from "./change-page.ts";

/** The draft of a shop's page, as whoever made the preview has saved it. */
export const shopPagePreview: PreviewKind = {
  address: async (db, { id, revision }) => {
    const draft = await findDraft(db, Number(id), revision);
    return draft === null ? null : `/shop_street_detail?id=${id}`;
  },
};

/** A shop as its page shows it. */
interface ShownPage {
  readonly shop: StockedShop;
  readonly story: WrittenTexts;
}

/**
 * What the page of a shop shows to whoever asks: what is published, or the draft to who has the address of its preview.
 *
 * @throws {DomainError} where the draft was changed, published or discarded meanwhile
 */
export async function shownPage(
  context: Pick<CallContext, "db" | "now" | "previewToken">,
  shop: StockedShop,
): Promise<ShownPage> {
  const { db } = context;
  const revision = await previewedRevision(context, "shop", String(shop.id));
  if (revision === null) {
    const [page] = await db.select({ story: shopPages.story }).from(shopPages).where(eq(shopPages.shopId, shop.id));
    return { shop, story: page?.story ?? {} };
  }
  const draft = await findDraft(db, shop.id, revision);
  if (draft === null) throw new DomainError("previewEnded", { notFound: true });
  const { name, intro, story, logo, banner, cover } = draft;
  const { translations, ...texts } = columnsOf({ name: asStored(name), intro: asStored(intro) });
  const previewed = { ...texts, translations: withTranslations(shop.translations, ["name", "intro"], translations) };
  return { shop: { ...shop, ...previewed, logo, banner, cover }, story };
}

async function findDraft(db: Executor, shopId: number, revision: number) {
  const found = await findPage(db, shopId);
  return found?.page?.revision === revision ? found.page.draft : null;
}
