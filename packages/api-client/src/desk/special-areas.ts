import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type FieldReader, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, flag, id, nothing, requiredCount } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { type NamedProduct, namedProduct } from "./named-product.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** A theme under which the marketplace gathers products, as operators see it. */
export interface SpecialArea extends SeenRevision {
  readonly name: LanguageTexts;
  /** What a shopper finds in it, in a line. */
  readonly synopsis: LanguageTexts;
  readonly image: string | null;
  /** Else shoppers see nothing of it. */
  readonly isShown: boolean;
}

export interface ListedSpecialArea extends SpecialArea {
  /** Those that are not sold now, too. */
  readonly productCount: number;
}

export interface SpecialAreaDetail extends SpecialArea {
  /** In their order. */
  readonly products: readonly NamedProduct[];
}

const areaOf = (field: FieldReader): SpecialArea => ({
  id: field("id", id),
  name: field("name", languageTexts),
  synopsis: field("synopsis", languageTexts),
  image: field("image", image),
  isShown: field("is_shown", flag),
  revision: field("revision", requiredCount),
});

/** In the order that shoppers read them in. */
export const fetchSpecialAreas = getCall("special_areas/list", {
  decode: list(record((field): ListedSpecialArea => ({ ...areaOf(field), productCount: field("products", count) }))),
});

export const specialAreasQuery = defineQuery(fetchSpecialAreas, {
  key: "special-areas",
  freshMs: 5 * second,
  staleAfter: ["special-area-change"],
});

export const fetchSpecialArea = getCall("special_areas/detail", {
  query: (areaId: number) => ({ id: areaId }),
  decode: record((field): SpecialAreaDetail => ({ ...areaOf(field), products: field("products", list(namedProduct)) })),
});

export const specialAreaQuery = defineQuery(fetchSpecialArea, {
  key: "special-area",
  freshMs: 0,
  staleAfter: ["special-area-change"],
});

export interface SpecialAreaDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly name: LanguageTexts;
  readonly synopsis: LanguageTexts;
  readonly isShown: boolean;
  /** The address of the present one, or the path of an upload; null: none. */
  readonly image: string | null;
  /** In their order. */
  readonly productIds: readonly number[];
}

export const saveSpecialArea = postCall("special_areas/save", {
  body: ({ seen, name, synopsis, isShown, image: picture, productIds }: SpecialAreaDraft) => ({
    ...(seen !== null && seenBody(seen)),
    name,
    synopsis,
    is_shown: isShown ? 1 : 0,
    image: picture ?? "",
    product_ids: productIds,
  }),
  decode: record((field) => field("id", id)),
});

export interface SpecialAreaMove {
  readonly seen: SeenRevision;
  /** The one that it stands in front of; null: behind all of them. */
  readonly beforeId: number | null;
}

export const moveSpecialArea = postCall("special_areas/move", {
  body: ({ seen, beforeId }: SpecialAreaMove) => ({ ...seenBody(seen), before_id: beforeId ?? 0 }),
  decode: nothing,
});

export const removeSpecialArea = postCall("special_areas/remove", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});
