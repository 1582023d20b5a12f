import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** A brand of the marketplace, as operators see it. */
export interface MarketplaceBrand extends SeenRevision {
  readonly name: LanguageTexts;
  readonly image: string | null;
  readonly productCount: number;
  readonly onSaleCount: number;
  /** What it is called no more; files of products that name it so still find it. */
  readonly formerNames: readonly string[];
}

export interface MarketplaceBrandsParams {
  /** A part of what it is called, or was. */
  readonly words?: string | undefined;
  /** Only brands behind this one. */
  readonly after?: number | undefined;
}

/** By their names. */
export const fetchMarketplaceBrands = getCall("brands/list", {
  query: ({ words, after }: MarketplaceBrandsParams) => ({ words, after }),
  decode: record((field) => ({
    brands: field(
      "list",
      list(
        record((brand): MarketplaceBrand => ({
          id: brand("id", id),
          name: brand("name", languageTexts),
          image: brand("image", image),
          revision: brand("revision", requiredCount),
          productCount: brand("products", count),
          onSaleCount: brand("on_sale", count),
          formerNames: brand("former_names", list(text)),
        })),
      ),
    ),
    hasMore: field("more", flag),
  })),
});

export const marketplaceBrandsQuery = defineQuery(fetchMarketplaceBrands, {
  key: "marketplace-brands",
  freshMs: 5 * second,
  staleAfter: ["marketplace-brand-change"],
});

export interface MarketplaceBrandDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly name: LanguageTexts;
  /** The address of the present one, or the path of an upload; null: none. */
  readonly image: string | null;
}

export const saveMarketplaceBrand = postCall("brands/save", {
  body: ({ seen, name, image: picture }: MarketplaceBrandDraft) => ({
    ...(seen !== null && seenBody(seen)),
    name,
    image: picture ?? "",
  }),
  decode: record((field) => field("id", id)),
});

export interface MarketplaceBrandMerge {
  readonly seen: SeenRevision;
  /** What it is merged into, which stays what it is. */
  readonly targetId: number;
}

/** @returns how many products have another brand now */
export const mergeMarketplaceBrand = postCall("brands/merge", {
  body: ({ seen, targetId }: MarketplaceBrandMerge) => ({ ...seenBody(seen), target_id: targetId }),
  decode: record((field) => field("products", count)),
});

/** One that no product has. */
export const removeMarketplaceBrand = postCall("brands/remove", {
  body: ({ seen }: { readonly seen: SeenRevision }) => ({ ...seenBody(seen) }),
  decode: nothing,
});
