import { type Locale, locales } from "@plaza/i18n";
import { getCall, postCall, uploadCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { fileForm, type FileToUpload, uploadOptions } from "../files/upload-image.ts";
import { uploadedImage } from "../files/uploaded-image.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image, images } from "../wire/image-url.ts";
import { requiredInstant } from "../wire/instant.ts";
import { amountOrNull, money, moneyText } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import {
  flag,
  id,
  integer,
  nothing,
  optionalCount,
  optionalId,
  optionalText,
  requiredCount,
  text,
} from "../wire/scalars.ts";
import type { FreightUnit } from "./freight.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { previewAddresses } from "./preview-addresses.ts";
import { type ProductApproval, productApproval } from "./product-approvals.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";
import { takedown, type Takedown } from "./takedown.ts";

/** The store keeps no more of a product; the platform refuses what is beyond it. */
export const productFormLimits = {
  options: 3,
  valuesPerOption: 100,
  skus: 500,
  images: 20,
  nameLength: 200,
  taglineLength: 300,
  descriptionLength: 100_000,
  optionLength: 100,
  numberLength: 64,
  brandLength: 100,
  virtualContentLength: 2000,
  stock: 9_999_999,
  /** Fen. */
  price: 999_999_999,
} as const;

export interface FormOptionValue {
  /** Null: it is new. */
  readonly id: number | null;
  readonly text: LanguageTexts;
}

export interface FormOption {
  /** Null: it is new. */
  readonly id: number | null;
  readonly name: LanguageTexts;
  readonly values: readonly FormOptionValue[];
}

export interface FormSku {
  /**
   * Null: it is new. One that is stored and in no SKU of the form is not sold any more; the id says which of several SKUs stays
   * where an option is removed.
   */
  readonly id: number | null;
  /** Of each option the index of its value. */
  readonly values: readonly number[];
  /** The merchant's own; "": none. */
  readonly number: string;
  /** Fen; null: not said yet. */
  readonly price: number | null;
  /** The higher price that it is struck against, in fen; null: none. */
  readonly marketPrice: number | null;
  /** Null: not said yet, which a SKU that is stored need not. */
  readonly stock: number | null;
  /** What the stock was when it was edited; the difference is what is written. Null: it is new. */
  readonly stockRead: number | null;
  /** As it is typed; "": none. */
  readonly barcode: string;
  /** What the maker calls it; "": nothing. */
  readonly makerNumber: string;
  /** Null: looks like the product. A picture of a value is the picture of each SKU that has it. */
  readonly image: string | null;
}

export type FormDelivery = "express" | "virtual";

/** `default`: as the shop sends what says nothing of its own. */
export const formFreightModes = ["default", "free", "fixed", "template"] as const;
export type FormFreightMode = (typeof formFreightModes)[number];

export interface FormFreight {
  readonly mode: FormFreightMode;
  /** Fen apiece, in mode `fixed`; null: not said yet. */
  readonly fixedAmount: number | null;
  /** In mode `template`. */
  readonly templateId: number | null;
  /** Of a piece; 0: not said, which a template by weight or by volume wants. */
  readonly grams: number;
  readonly cubicCentimetres: number;
}

/** Why the law lets nobody withdraw from the purchase. */
export const withdrawalExclusions = ["custom", "perishable", "sealed", "media", "digital", "dated", "press"] as const;
export type WithdrawalExclusion = (typeof withdrawalExclusions)[number];

/** All of a product that its shop decides; half finished in a draft. */
export interface ProductFormContent {
  /** The merchant's own, which never changes once it is published; "": none. */
  readonly number: string;
  readonly name: LanguageTexts;
  readonly tagline: LanguageTexts;
  /** HTML. */
  readonly description: LanguageTexts;
  /** Addresses of pictures that were uploaded for the shop's products, in their order; the first is the main one. */
  readonly images: readonly string[];
  /** One that has none below it; null: not chosen yet. */
  readonly categoryId: number | null;
  /** The shop's own. */
  readonly shopCategoryId: number | null;
  /** Its name, whether the platform knows it or not; "": none. */
  readonly brand: string;
  readonly options: readonly FormOption[];
  readonly skus: readonly FormSku[];
  readonly delivery: FormDelivery;
  /** Buyers may also fetch it. */
  readonly offersPickup: boolean;
  /** What buyers of virtual goods receive once they have paid; "": the shop writes it to each of them. */
  readonly virtualContent: string;
  readonly freight: FormFreight;
  readonly showsStock: boolean;
  /** Members pay their level's share of the price. */
  readonly hasMemberPrice: boolean;
  readonly withdrawalExclusion: WithdrawalExclusion | null;
  readonly isListed: boolean;
}

/** Something that is missing or wrong before it can be published. */
export interface ProductFormProblem {
  /**
   * What of the content it is about: `name`, `name.en`, `description.zh`, `images`, `categoryId`, `brand`, `options`,
   * `options[0].name`, `options[0].values[1]`, `skus`, `freight.templateId`, `virtualContent`; of a SKU `price`, `marketPrice`,
   * `stock`, `number`, `barcode`, `makerNumber`, `values`, `image`.
   */
  readonly field: string;
  /** The index of the SKU that it is about; null: it is about the product. */
  readonly sku: number | null;
  /** In the reader's language. */
  readonly message: string;
}

export interface StoredProductForm {
  readonly id: number;
  /** Of the content, whatever has been sold meanwhile: a draft names the one that it was begun from. */
  readonly digest: string;
  readonly content: ProductFormContent;
  /** Archived: it is shown to nobody, and can be restored. */
  readonly isArchived: boolean;
  readonly isApproved: boolean;
  readonly approval: ProductApproval | null;
  readonly takedown: Takedown | null;
  readonly updatedAt: number;
}

export interface ProductDraft extends SeenRevision {
  /** The digest of the stored product that its content goes back to; "" for a new product. */
  readonly baseDigest: string;
  /** The stored product has changed since then: publishing may find conflicts. */
  readonly isBehind: boolean;
  readonly content: ProductFormContent;
  /** "" for nobody at the desk any more. */
  readonly changedBy: string;
  readonly changedAt: number;
}

export interface ProductForm {
  /** Null: it was never published. */
  readonly stored: StoredProductForm | null;
  /** Null: nobody is changing it. */
  readonly draft: ProductDraft | null;
  /** Of the draft, else of what is stored. */
  readonly missing: readonly ProductFormProblem[];
  /** Of the store: shown where another is missing. */
  readonly defaultLanguage: Locale;
}

const option: Decoder<FormOption> = record((field) => ({
  id: field("id", optionalId),
  name: field("name", languageTexts),
  values: field(
    "values",
    list(record((value) => ({ id: value("id", optionalId), text: value("text", languageTexts) }))),
  ),
}));

const sku: Decoder<FormSku> = record((field) => ({
  id: field("id", optionalId),
  values: field("values", list(requiredCount)),
  number: field("number", text),
  price: field("price", amountOrNull),
  marketPrice: field("market_price", amountOrNull),
  stock: field("stock", optionalCount),
  stockRead: field("stock_read", optionalCount),
  barcode: field("barcode", text),
  makerNumber: field("maker_number", text),
  image: field("image", image),
}));

const freight: Decoder<FormFreight> = record((field) => ({
  mode: field("mode", wordOf<FormFreightMode>(...formFreightModes)),
  fixedAmount: field("fixed_amount", amountOrNull),
  templateId: field("template_id", optionalId),
  grams: field("grams", requiredCount),
  cubicCentimetres: field("cubic_centimetres", requiredCount),
}));

const content: Decoder<ProductFormContent> = record((field) => ({
  number: field("number", text),
  name: field("name", languageTexts),
  tagline: field("tagline", languageTexts),
  description: field("description", languageTexts),
  images: field("images", images),
  categoryId: field("category_id", optionalId),
  shopCategoryId: field("shop_category_id", optionalId),
  brand: field("brand", text),
  options: field("options", list(option)),
  skus: field("skus", list(sku)),
  delivery: field("delivery", wordOf<FormDelivery>("express", "virtual")),
  offersPickup: field("offers_pickup", flag),
  virtualContent: field("virtual_content", text),
  freight: field("freight", freight),
  showsStock: field("shows_stock", flag),
  hasMemberPrice: field("has_member_price", flag),
  withdrawalExclusion: field("withdrawal_exclusion", (value, context) => {
    const word = optionalText(value, context);
    return word === null ? null : wordOf<WithdrawalExclusion>(...withdrawalExclusions)(word, context);
  }),
  isListed: field("is_listed", flag),
}));

const problem: Decoder<ProductFormProblem> = record((field) => ({
  field: field("field", text),
  sku: field("sku", (value, context) => (value === undefined || value === null ? null : integer(value, context))),
  message: field("message", text),
}));

const draft: Decoder<ProductDraft> = record((field) => ({
  id: field("id", id),
  revision: field("revision", requiredCount),
  baseDigest: field("base_digest", text),
  isBehind: field("is_behind", flag),
  content: field("content", content),
  changedBy: field("changed_by", text),
  changedAt: field("changed_at", requiredInstant),
}));

const stored: Decoder<StoredProductForm> = record((field) => ({
  id: field("id", id),
  digest: field("digest", text),
  content: field("content", content),
  isArchived: field("is_archived", flag),
  isApproved: field("is_approved", flag),
  approval: field("approval", optional(productApproval)),
  takedown: field("takedown", optional(takedown)),
  updatedAt: field("updated_at", requiredInstant),
}));

/** A stored product, or the draft of one that was never published. */
export type ProductFormParams = { readonly productId: number } | { readonly draftId: number };

export const fetchProductForm = getCall("product/detail", {
  query: (params: ProductFormParams) =>
    "productId" in params ? { id: params.productId } : { draft_id: params.draftId },
  decode: record((field): ProductForm => ({
    stored: field("stored", optional(stored)),
    draft: field("draft", optional(draft)),
    missing: field("missing", list(problem)),
    defaultLanguage: field("default_language", wordOf<Locale>(...locales)),
  })),
});

export const productFormQuery = defineQuery(fetchProductForm, {
  key: "product-form",
  freshMs: 0,
  staleAfter: ["shelf-change", "product-form-change", "takedown-change", "approval-decision"],
});

export interface FormCategory {
  readonly id: number;
  /** Null on the first level. */
  readonly parentId: number | null;
  /** In the reader's language. */
  readonly name: string;
  /** Products stand in it: it has none below it. */
  readonly isLeaf: boolean;
  /** Why the shop cannot sell in it, in the reader's language; "": it can. */
  readonly objection: string;
}

/** What a form chooses from. */
export interface ProductFormChoices {
  /** In the order of the marketplace, those above in front of those below. */
  readonly categories: readonly FormCategory[];
  readonly shopCategories: readonly { readonly id: number; readonly name: string }[];
  readonly freightTemplates: readonly {
    readonly id: number;
    readonly name: string;
    readonly unit: FreightUnit;
    readonly isDefault: boolean;
  }[];
}

export const fetchProductFormChoices = getCall("product/choices", {
  decode: record((field): ProductFormChoices => ({
    categories: field(
      "categories",
      list(
        record((category) => ({
          id: category("id", id),
          parentId: category("parent_id", optionalId),
          name: category("name", text),
          isLeaf: category("is_leaf", flag),
          objection: category("objection", text),
        })),
      ),
    ),
    shopCategories: field(
      "shop_categories",
      list(record((category) => ({ id: category("id", id), name: category("name", text) }))),
    ),
    freightTemplates: field(
      "freight_templates",
      list(
        record((template) => ({
          id: template("id", id),
          name: template("name", text),
          unit: template("unit", wordOf<FreightUnit>("piece", "weight", "volume")),
          isDefault: template("is_default", flag),
        })),
      ),
    ),
  })),
});

export const productFormChoicesQuery = defineQuery(fetchProductFormChoices, {
  key: "product-form-choices",
  freshMs: minute,
  staleAfter: ["marketplace-category-change", "required-document-change", "shop-document-decision", "shop-change"],
});

/** Names of brands that begin like the words, or have them in them; ten at most. */
export const fetchBrandNames = getCall("product/brands", {
  query: (words: string) => ({ words }),
  decode: list(text),
});

export const brandNamesQuery = defineQuery(fetchBrandNames, { key: "brand-names", freshMs: minute, staleAfter: [] });

/** Sends a picture for the shop's products, jpg or png of 2 MB at most. Nothing shows it until a draft has its path. */
export const uploadProductPicture = uploadCall("product/upload_picture", {
  form: ({ file }: FileToUpload) => fileForm("use", "product", file),
  options: uploadOptions,
  decode: uploadedImage,
});

const languagesOf = (texts: LanguageTexts) => ({ ...texts });

const amount = (fen: number | null): string => (fen === null ? "" : moneyText(fen));

const contentBody = (written: ProductFormContent) => ({
  number: written.number,
  name: languagesOf(written.name),
  tagline: languagesOf(written.tagline),
  description: languagesOf(written.description),
  images: [...written.images],
  category_id: written.categoryId ?? 0,
  shop_category_id: written.shopCategoryId ?? 0,
  brand: written.brand,
  options: written.options.map((each) => ({
    id: each.id ?? 0,
    name: languagesOf(each.name),
    values: each.values.map((value) => ({ id: value.id ?? 0, text: languagesOf(value.text) })),
  })),
  skus: written.skus.map((each) => ({
    id: each.id ?? 0,
    values: [...each.values],
    number: each.number,
    price: amount(each.price),
    market_price: amount(each.marketPrice),
    stock: each.stock,
    stock_read: each.stockRead,
    barcode: each.barcode,
    maker_number: each.makerNumber,
    image: each.image ?? "",
  })),
  delivery: written.delivery,
  offers_pickup: written.offersPickup ? 1 : 0,
  virtual_content: written.virtualContent,
  freight: {
    mode: written.freight.mode,
    fixed_amount: amount(written.freight.fixedAmount),
    template_id: written.freight.templateId ?? 0,
    grams: written.freight.grams,
    cubic_centimetres: written.freight.cubicCentimetres,
  },
  shows_stock: written.showsStock ? 1 : 0,
  has_member_price: written.hasMemberPrice ? 1 : 0,
  withdrawal_exclusion: written.withdrawalExclusion ?? "",
  is_listed: written.isListed ? 1 : 0,
});

export interface ProductDraftToSave {
  /** The draft that was read; null: there was none. */
  readonly seen: SeenRevision | null;
  /** Null: of a new product. */
  readonly productId: number | null;
  /**
   * Of the stored product that the content goes back to: what was read when the form was opened, or what the content was
   * compared with since. "" for a new product.
   */
  readonly baseDigest: string;
  readonly content: ProductFormContent;
}

export type SavedProductDraft =
  | {
      readonly kind: "saved";
      readonly draft: SeenRevision;
      readonly missing: readonly ProductFormProblem[];
      readonly changedAt: number;
    }
  /** Somebody else has saved it meanwhile: nothing was written, and this is theirs. */
  | { readonly kind: "conflict"; readonly draft: ProductDraft };

const savedDraft: Decoder<SavedProductDraft> = record((field): SavedProductDraft => {
  const theirs = field("conflict", optional(draft));
  if (theirs !== null) return { kind: "conflict", draft: theirs };
  return {
    kind: "saved",
    draft: { id: field("id", id), revision: field("revision", requiredCount) },
    missing: field("missing", list(problem)),
    changedAt: field("changed_at", requiredInstant),
  };
});

/**
 * Half finished as it is, as long as it is within the limits. It fails where the stored product has become another one than the
 * digest says and no draft goes back to that one: then the form is opened again.
 */
export const saveProductDraft = postCall("product/save_draft", {
  body: ({ seen, productId, baseDigest, content: written }: ProductDraftToSave) => ({
    ...(seen !== null && seenBody(seen)),
    product_id: productId ?? 0,
    base_digest: baseDigest,
    content: contentBody(written),
  }),
  decode: savedDraft,
});

/** What is stored stays as it is; a product that was never published is gone. */
export const discardProductDraft = postCall("product/discard_draft", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});

/** Something that both the draft and somebody else have changed since the draft was begun. */
export interface ProductConflict {
  /** A field of the content, or of a SKU. */
  readonly field: string;
  /** Null: of the product. */
  readonly skuId: number | null;
}

export type PublishedProduct =
  | { readonly kind: "published"; readonly productId: number; readonly isApproved: boolean }
  /** Nothing was written. */
  | { readonly kind: "incomplete"; readonly problems: readonly ProductFormProblem[] }
  /**
   * Nothing was written: the stored product is this one by now. Saving the draft with its digest says that the content was
   * compared with it.
   */
  | {
      readonly kind: "conflict";
      readonly fields: readonly ProductConflict[];
      readonly digest: string;
      readonly stored: ProductFormContent;
    };

/** @see PublishedProduct */
export const publishProduct = postCall("product/publish", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: record((field): PublishedProduct => {
    const problems = field("problems", list(problem));
    if (problems.length > 0) return { kind: "incomplete", problems };
    const conflict = field(
      "conflict",
      optional(
        record((each) => ({
          fields: each(
            "fields",
            list(record((one) => ({ field: one("field", text), skuId: one("sku_id", optionalId) }))),
          ),
          digest: each("digest", text),
          stored: each("stored", content),
        })),
      ),
    );
    if (conflict !== null) return { kind: "conflict", ...conflict };
    return { kind: "published", productId: field("product_id", id), isApproved: field("is_approved", flag) };
  }),
});

/** Makes a draft of a new product out of one that is stored: without its numbers, its barcodes and its stock. */
export const duplicateProduct = postCall("product/duplicate", {
  body: (productId: number) => ({ id: productId }),
  decode: record((field): SeenRevision => ({ id: field("id", id), revision: field("revision", requiredCount) })),
});

/** Nobody is offered it any more; orders, favourites and reviews keep what they showed. */
export const archiveProduct = postCall("product/archive", {
  body: (productId: number) => ({ id: productId }),
  decode: nothing,
});

/** It comes back off the shelf. */
export const restoreArchivedProduct = postCall("product/restore", {
  body: (productId: number) => ({ id: productId }),
  decode: nothing,
});

/** The page of the shop with the draft of this revision. It fails where that was changed, published or discarded. */
export const fetchProductPreview = postCall("product/preview", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: previewAddresses,
});

/** The draft of a product that was never published. */
export interface NewProductDraft extends SeenRevision {
  /** In the reader's language; "": it has none yet. */
  readonly name: string;
  readonly image: string | null;
  readonly changedBy: string;
  readonly changedAt: number;
}

/** The newest first, 100 at most. */
export const fetchNewProductDrafts = getCall("product/drafts", {
  decode: list(
    record((field): NewProductDraft => ({
      id: field("id", id),
      revision: field("revision", requiredCount),
      name: field("name", text),
      image: field("image", image),
      changedBy: field("changed_by", text),
      changedAt: field("changed_at", requiredInstant),
    })),
  ),
});

export const newProductDraftsQuery = defineQuery(fetchNewProductDrafts, {
  key: "new-product-drafts",
  freshMs: 5 * second,
  staleAfter: ["product-form-change"],
});

export interface ArchivedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly price: number;
  readonly archivedAt: number;
}

const archivedPage = page(
  record((field): ArchivedProduct => ({
    id: field("id", id),
    name: field("name", text),
    image: field("image", image),
    price: field("price", money),
    archivedAt: field("archived_at", requiredInstant),
  })),
);

/** What was archived last first. */
export const fetchArchivedProducts = getCall("product/archived", {
  query: ({ page: number, pageSize }: { readonly page: number; readonly pageSize: number }) => ({
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): Page<ArchivedProduct> => archivedPage(value, context),
});

export const archivedProductsQuery = defineQuery(fetchArchivedProducts, {
  key: "archived-products",
  freshMs: 5 * second,
  staleAfter: ["product-form-change"],
});
