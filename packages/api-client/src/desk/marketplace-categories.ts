import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, flag, id, optionalId, requiredCount } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** A category of the marketplace, as operators see it. */
export interface MarketplaceCategory extends SeenRevision {
  /** Null: on the first level. */
  readonly parentId: number | null;
  /** 1 to 3. */
  readonly level: number;
  readonly name: LanguageTexts;
  readonly image: string | null;
  /** Else shoppers do not choose from it, nor from what is below it. */
  readonly isShown: boolean;
  /** Of the category and of those below it. */
  readonly productCount: number;
  readonly onSaleCount: number;
}

/** All of them, siblings in their order. */
export const fetchMarketplaceCategories = getCall("categories/list", {
  decode: list(
    record((field): MarketplaceCategory => ({
      id: field("id", id),
      parentId: field("parent_id", optionalId),
      level: field("level", requiredCount),
      name: field("name", languageTexts),
      image: field("image", image),
      isShown: field("is_shown", flag),
      revision: field("revision", requiredCount),
      productCount: field("products", count),
      onSaleCount: field("on_sale", count),
    })),
  ),
});

export const marketplaceCategoriesQuery = defineQuery(fetchMarketplaceCategories, {
  key: "marketplace-categories",
  freshMs: 5 * second,
  staleAfter: ["marketplace-category-change"],
});

export interface MarketplaceCategoryDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  /** Of a new one. */
  readonly parentId: number | null;
  readonly name: LanguageTexts;
  readonly isShown: boolean;
  /** The address of the present one, or the path of an upload; null: none. */
  readonly image: string | null;
}

export const saveMarketplaceCategory = postCall("categories/save", {
  body: ({ seen, parentId, name, isShown, image: picture }: MarketplaceCategoryDraft) => ({
    ...(seen === null ? { parent_id: parentId ?? 0 } : seenBody(seen)),
    name,
    is_shown: isShown ? 1 : 0,
    image: picture ?? "",
  }),
  decode: record((field) => field("id", id)),
});

export interface MarketplaceCategoryMove {
  readonly seen: SeenRevision;
  readonly parentId: number | null;
  /** The sibling that it stands in front of; null: behind all of them. */
  readonly beforeId: number | null;
}

/** With all below it. @returns how many products have gone along */
export const moveMarketplaceCategory = postCall("categories/move", {
  body: ({ seen, parentId, beforeId }: MarketplaceCategoryMove) => ({
    ...seenBody(seen),
    parent_id: parentId ?? 0,
    before_id: beforeId ?? 0,
  }),
  decode: record((field) => field("products", count)),
});

export interface MarketplaceCategoryRemoval {
  readonly seen: SeenRevision;
  /** It and all below it, as they were read. */
  readonly branchIds: readonly number[];
  /** Where their products go; null: there are none. */
  readonly targetId: number | null;
}

/** With all below it. @returns how many products have gone elsewhere */
export const removeMarketplaceCategory = postCall("categories/remove", {
  body: ({ seen, branchIds, targetId }: MarketplaceCategoryRemoval) => ({
    ...seenBody(seen),
    branch_ids: branchIds,
    target_id: targetId ?? 0,
  }),
  decode: record((field) => field("products", count)),
});

export interface MarketplaceCategoryPair {
  /** What is merged. */
  readonly id: number;
  /** What it is merged into, which stays what it is. */
  readonly targetId: number;
}

/** What a merge comes to. */
export interface MarketplaceCategoryMergePreview {
  /** Categories that become one with another: itself, and those below it whose name is there already. */
  readonly mergedIds: readonly number[];
  /** Categories below it that go below another one as they are. */
  readonly movedIds: readonly number[];
  readonly productCount: number;
  /** Rules of searches and categories that name one of the merged. */
  readonly ruleCount: number;
}

export const fetchMarketplaceCategoryMerge = getCall("categories/merge_preview", {
  query: ({ id: from, targetId }: MarketplaceCategoryPair) => ({ id: from, target_id: targetId }),
  decode: record((field): MarketplaceCategoryMergePreview => ({
    mergedIds: field("merged_ids", list(id)),
    movedIds: field("moved_ids", list(id)),
    productCount: field("products", count),
    ruleCount: field("rules", count),
  })),
});

export const marketplaceCategoryMergeQuery = defineQuery(fetchMarketplaceCategoryMerge, {
  key: "marketplace-category-merge",
  freshMs: 0,
  staleAfter: ["marketplace-category-change"],
});

export interface MarketplaceCategoryMerge {
  readonly seen: SeenRevision;
  readonly targetId: number;
  /** As it was looked at before. */
  readonly preview: Pick<MarketplaceCategoryMergePreview, "mergedIds" | "movedIds">;
}

/** @returns how many products have gone elsewhere */
export const mergeMarketplaceCategory = postCall("categories/merge", {
  body: ({ seen, targetId, preview }: MarketplaceCategoryMerge) => ({
    ...seenBody(seen),
    target_id: targetId,
    merged_ids: preview.mergedIds,
    moved_ids: preview.movedIds,
  }),
  decode: record((field) => field("products", count)),
});
