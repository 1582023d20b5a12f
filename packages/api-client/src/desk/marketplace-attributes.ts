import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { count, flag, id, nothing, optionalId, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** What an attribute or a value of it is called. */
export interface AttributeWording {
  readonly name: LanguageTexts;
  /** What merchants call it besides, in whatever language. */
  readonly synonyms: readonly string[];
}

export interface MarketplaceAttributeValue extends AttributeWording {
  readonly id: number;
  /** How many products that shoppers see have it. */
  readonly productCount: number;
}

/** What lists are narrowed down by, as operators see it. */
export interface MarketplaceAttribute extends SeenRevision, AttributeWording {
  /** Where it holds, with all categories below these; null: everywhere. */
  readonly categories: readonly { readonly id: number; readonly name: string }[] | null;
  readonly values: readonly MarketplaceAttributeValue[];
}

/** All of them in their order. */
export const fetchMarketplaceAttributes = getCall("attributes/list", {
  decode: list(
    record((field): MarketplaceAttribute => {
      const categories = field(
        "categories",
        list(record((category) => ({ id: category("id", id), name: category("name", text) }))),
      );
      return {
        id: field("id", id),
        revision: field("revision", requiredCount),
        name: field("name", languageTexts),
        synonyms: field("synonyms", list(text)),
        categories: field("is_everywhere", flag) ? null : categories,
        values: field(
          "values",
          list(
            record((value) => ({
              id: value("id", id),
              name: value("name", languageTexts),
              synonyms: value("synonyms", list(text)),
              productCount: value("products", count),
            })),
          ),
        ),
      };
    }),
  ),
});

export const marketplaceAttributesQuery = defineQuery(fetchMarketplaceAttributes, {
  key: "marketplace-attributes",
  freshMs: 5 * second,
  staleAfter: ["marketplace-attribute-change"],
});

/** What merchants have written as an option and its value, and no attribute holds. */
export interface ProposedOption {
  readonly id: number;
  readonly option: LanguageTexts;
  readonly value: LanguageTexts;
  readonly productCount: number;
  /** The attribute that holds its option already; null: none does. */
  readonly attributeId: number | null;
}

export interface ProposedOptionsParams {
  readonly page: number;
  readonly pageSize: number;
}

/** What most products have first. */
export const fetchProposedOptions = getCall("attributes/proposed", {
  query: ({ page: number, pageSize }: ProposedOptionsParams) => ({ page_no: number, page_size: pageSize }),
  decode: page(
    record((field): ProposedOption => ({
      id: field("id", id),
      option: field("option", languageTexts),
      value: field("value", languageTexts),
      productCount: field("products", count),
      attributeId: field("attribute_id", optionalId),
    })),
  ),
});

export const proposedOptionsQuery = defineQuery(fetchProposedOptions, {
  key: "proposed-options",
  freshMs: 5 * second,
  staleAfter: ["marketplace-attribute-change"],
});

export interface MarketplaceAttributeDraft extends AttributeWording {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  /** Null: everywhere. */
  readonly categoryIds: readonly number[] | null;
}

export const saveMarketplaceAttribute = postCall("attributes/save", {
  body: ({ seen, name, synonyms, categoryIds }: MarketplaceAttributeDraft) => ({
    ...(seen !== null && seenBody(seen)),
    name,
    synonyms,
    is_everywhere: categoryIds === null ? 1 : 0,
    ...(categoryIds !== null && { category_ids: categoryIds }),
  }),
  decode: record((field) => field("id", id)),
});

export interface MarketplaceAttributeMove {
  readonly seen: SeenRevision;
  /** The one that it stands in front of; null: behind all others. */
  readonly beforeId: number | null;
}

export const moveMarketplaceAttribute = postCall("attributes/move", {
  body: ({ seen, beforeId }: MarketplaceAttributeMove) => ({
    ...seenBody(seen),
    ...(beforeId !== null && { before_id: beforeId }),
  }),
  decode: nothing,
});

/** With its values: products keep their options. */
export const removeMarketplaceAttribute = postCall("attributes/remove", {
  body: ({ seen }: { readonly seen: SeenRevision }) => ({ ...seenBody(seen) }),
  decode: nothing,
});

export interface AttributeValueDraft extends AttributeWording {
  /** The attribute. */
  readonly seen: SeenRevision;
  /** Null: it is new. */
  readonly valueId: number | null;
}

export const saveAttributeValue = postCall("attributes/save_value", {
  body: ({ seen, valueId, name, synonyms }: AttributeValueDraft) => ({
    ...seenBody(seen),
    ...(valueId !== null && { value_id: valueId }),
    name,
    synonyms,
  }),
  decode: record((field) => field("id", id)),
});

export interface AttributeValueMerge {
  /** The attribute. */
  readonly seen: SeenRevision;
  readonly valueId: number;
  /** What it is merged into, which gets its words. */
  readonly targetId: number;
}

export const mergeAttributeValue = postCall("attributes/merge_value", {
  body: ({ seen, valueId, targetId }: AttributeValueMerge) => ({
    ...seenBody(seen),
    value_id: valueId,
    target_id: targetId,
  }),
  decode: nothing,
});

export const removeAttributeValue = postCall("attributes/remove_value", {
  body: ({ seen, valueId }: { readonly seen: SeenRevision; readonly valueId: number }) => ({
    ...seenBody(seen),
    value_id: valueId,
  }),
  decode: nothing,
});

export interface OptionAdoption {
  /** A proposed one. */
  readonly optionId: number;
  /** The attribute that it becomes part of; null: a new one. */
  readonly seen: SeenRevision | null;
  /** The value that it becomes a synonym of; null: a new one. */
  readonly valueId: number | null;
}

export const adoptOption = postCall("attributes/adopt", {
  body: ({ optionId, seen, valueId }: OptionAdoption) => ({
    meaning_id: optionId,
    ...(seen !== null && seenBody(seen)),
    ...(valueId !== null && { value_id: valueId }),
  }),
  decode: nothing,
});
