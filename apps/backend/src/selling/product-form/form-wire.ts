import { inLanguage, nearestText, type ReaderLanguage } from "../../platform/store/language.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { DraftContent } from "../../platform/store/schema/product-drafts.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant } from "../../platform/wire/time.ts";
import { approvalWire } from "../approvals/approval-wire.ts";
import { sentenceText } from "../imports/sentence.ts";
import { takedownWire } from "../takedowns/takedown-wire.ts";
import { digestOf } from "./compare-content.ts";
import type { FormProblem } from "./find-problems.ts";
import type { AuthoredDraft } from "./product-drafts.ts";
import type { StoredForm } from "./stored-form.ts";

const amount = (fen: number | null): string => (fen === null ? "" : decimalYuan(fen));

export function contentWire(content: DraftContent, { images }: Reader) {
  const { freight } = content;
  return {
    number: content.number,
    name: content.name,
    tagline: content.tagline,
    description: content.description,
    images: content.images.map((path) => images.of(path)),
    category_id: content.categoryId ?? 0,
    shop_category_id: content.shopCategoryId ?? 0,
    brand: content.brand,
    options: content.options.map((option) => ({
      id: option.id ?? 0,
      name: option.name,
      values: option.values.map(({ id, text }) => ({ id: id ?? 0, text })),
    })),
    skus: content.skus.map((sku) => ({
      id: sku.id ?? 0,
      values: sku.values,
      number: sku.number,
      price: amount(sku.price),
      market_price: amount(sku.marketPrice),
      stock: sku.stock,
      stock_read: sku.stockRead,
      barcode: sku.barcode,
      maker_number: sku.makerNumber,
      image: sku.image === null ? "" : images.of(sku.image),
    })),
    delivery: content.delivery,
    offers_pickup: flag(content.offersPickup),
    virtual_content: content.virtualContent,
    freight: {
      mode: freight.mode,
      fixed_amount: amount(freight.fixedAmount),
      template_id: freight.templateId ?? 0,
      grams: freight.grams,
      cubic_centimetres: freight.cubicCentimetres,
    },
    shows_stock: flag(content.showsStock),
    has_member_price: flag(content.hasMemberPrice),
    withdrawal_exclusion: content.withdrawalExclusion ?? "",
    is_listed: flag(content.isListed),
  };
}

export function problemsWire(problems: readonly FormProblem[], { wanted }: ReaderLanguage) {
  return problems.map(({ field, sku, sentence }) => ({ field, sku, message: sentenceText(sentence, wanted) }));
}

export function draftWire({ draft, author }: AuthoredDraft, stored: StoredForm | null, reader: Reader) {
  const baseDigest = draft.base === null ? "" : digestOf(draft.base);
  return {
    id: draft.id,
    revision: draft.revision,
    base_digest: baseDigest,
    is_behind: flag(stored !== null && digestOf(stored.content) !== baseDigest),
    content: contentWire(draft.content, reader),
    changed_by: author === null ? "" : inLanguage(author, "nickname", reader.language),
    changed_at: instant(draft.changedAt),
  };
}

export function storedWire(stored: StoredForm, reader: Reader) {
  return {
    id: stored.product.id,
    digest: digestOf(stored.content),
    content: contentWire(stored.content, reader),
    is_archived: flag(stored.product.isDeleted),
    is_approved: flag(stored.row.isApproved),
    approval: approvalWire(stored.approval),
    takedown: takedownWire(stored.takedown),
    updated_at: instant(stored.row.updatedAt),
  };
}

/** Beside drafts of other new products. */
export function newDraftWire({ draft, author }: AuthoredDraft, { language, images }: Reader) {
  const { name, images: paths } = draft.content;
  return {
    id: draft.id,
    revision: draft.revision,
    name: nearestText(name, language),
    image: images.of(paths[0] ?? null),
    changed_by: author === null ? "" : inLanguage(author, "nickname", language),
    changed_at: instant(draft.changedAt),
  };
}
