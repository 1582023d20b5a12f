import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { word } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { money, moneyText } from "../wire/money.ts";
import { flag, id, integer, nothing, number, optionalText, text } from "../wire/scalars.ts";
import { flashOffer, flashOpening, type SkuToOffer, skuToOffer } from "./flash-offer.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** What is open for a shop's proposals, and its own offers, the newest first. */
export const fetchOwnFlashOffers = getCall("flash_offers/list", {
  query: ({ before }: { readonly before?: number | undefined }) => ({ before }),
  decode: record((field) => ({
    openings: field("openings", list(flashOpening)),
    offers: field("list", list(flashOffer)),
    hasMore: field("more", flag),
  })),
});

export const ownFlashOffersQuery = defineQuery(fetchOwnFlashOffers, {
  key: "own-flash-offers",
  freshMs: 5 * second,
  staleAfter: ["flash-sale-change"],
});

/** A product as a form asks for its prices in the sale. */
export interface ProductToOffer {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly skus: readonly SkuToOffer[];
}

const productToOffer: Decoder<ProductToOffer> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
  skus: field("skus", list(skuToOffer)),
}));

export const fetchOwnProductToOffer = getCall("flash_offers/product", {
  query: (productId: number) => ({ product_id: productId }),
  decode: productToOffer,
});

export const ownProductToOfferQuery = defineQuery(fetchOwnProductToOffer, {
  key: "own-product-to-offer",
  freshMs: 0,
  staleAfter: ["flash-sale-change"],
});

export const fetchProductToOffer = getCall("flash_sale/product", {
  query: (productId: number) => ({ product_id: productId }),
  decode: productToOffer,
});

export const productToOfferQuery = defineQuery(fetchProductToOffer, {
  key: "product-to-offer",
  freshMs: 0,
  staleAfter: ["flash-sale-change"],
});

/** What else lowers the prices of an offer while it runs. Amounts are fen. */
export type FlashConflict =
  | {
      readonly kind: "flashOffer";
      readonly startMinute: number;
      readonly endMinute: number;
      readonly startsOn: string;
      readonly endsOn: string | null;
      readonly price: number;
    }
  | { readonly kind: "coupon"; readonly name: string; readonly amount: number; readonly threshold: number }
  /** What members of the highest level pay of the regular price, in percent. */
  | { readonly kind: "memberPrice"; readonly percent: number };

const conflict: Decoder<FlashConflict> = record((field): FlashConflict => {
  const kind = field(
    "kind",
    word({ flash_offer: "flashOffer", coupon: "coupon", member_price: "memberPrice" } as const),
  );
  if (kind === "coupon")
    return { kind, name: field("name", text), amount: field("amount", money), threshold: field("threshold", money) };
  if (kind === "memberPrice") return { kind, percent: field("percent", number) };
  return {
    kind,
    startMinute: field("start_minute", integer),
    endMinute: field("end_minute", integer),
    startsOn: field("starts_on", text),
    endsOn: field("ends_on", optionalText),
    price: field("price", money),
  };
});

const conflicts = record((field) => field("list", list(conflict)));

export interface ProposalTarget {
  readonly openingId: number;
  readonly productId: number;
  readonly skuIds: readonly number[];
}

export const fetchProposalConflicts = getCall("flash_offers/conflicts", {
  query: ({ openingId, productId, skuIds }: ProposalTarget) => ({
    opening_id: openingId,
    product_id: productId,
    sku_ids: skuIds.join(","),
  }),
  decode: conflicts,
});

export const proposalConflictsQuery = defineQuery(fetchProposalConflicts, {
  key: "proposal-conflicts",
  freshMs: 0,
  staleAfter: ["flash-sale-change"],
});

/** An offer that is stored, or a product in a slot that is to be added. */
export type FlashOfferTarget =
  | { readonly offerId: number }
  | {
      readonly slotId: number;
      readonly productId: number;
      readonly skuIds: readonly number[];
      readonly startsOn: string;
      readonly endsOn: string | null;
    };

export const fetchFlashConflicts = getCall("flash_sale/conflicts", {
  query: (target: FlashOfferTarget) =>
    "offerId" in target
      ? { id: target.offerId }
      : {
          slot_id: target.slotId,
          product_id: target.productId,
          sku_ids: target.skuIds.join(","),
          starts_on: target.startsOn,
          ends_on: target.endsOn ?? "",
        },
  decode: conflicts,
});

export const flashConflictsQuery = defineQuery(fetchFlashConflicts, {
  key: "flash-conflicts",
  freshMs: 0,
  staleAfter: ["flash-sale-change"],
});

export interface FlashPriceDraft {
  readonly skuId: number;
  /** Fen. */
  readonly price: number;
  readonly setAside: number | null;
}

export interface FlashOfferDraft {
  readonly productId: number;
  readonly limit: number | null;
  readonly prices: readonly FlashPriceDraft[];
}

function draftBody({ productId, limit, prices }: FlashOfferDraft) {
  return {
    product_id: productId,
    limit: limit ?? "",
    prices: prices.map(({ skuId, price, setAside }) => ({
      sku_id: skuId,
      price: moneyText(price),
      set_aside: setAside,
    })),
  };
}

export const proposeFlashOffer = postCall("flash_offers/propose", {
  body: ({ openingId, ...draft }: FlashOfferDraft & { readonly openingId: number }) => ({
    opening_id: openingId,
    ...draftBody(draft),
  }),
  decode: nothing,
});

export const takeFlashOfferBack = postCall("flash_offers/take_back", {
  body: ({ seen }: { readonly seen: SeenRevision }) => ({ ...seenBody(seen) }),
  decode: nothing,
});

export interface AddedFlashOffer extends FlashOfferDraft {
  readonly slotId: number;
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** What else lowers its prices has been read. */
  readonly inSpite: boolean;
}

export const addFlashOffer = postCall("flash_sale/add", {
  body: ({ slotId, startsOn, endsOn, inSpite, ...draft }: AddedFlashOffer) => ({
    slot_id: slotId,
    starts_on: startsOn,
    ends_on: endsOn ?? "",
    in_spite: inSpite ? 1 : 0,
    ...draftBody(draft),
  }),
  decode: nothing,
});

export const acceptFlashOffer = postCall("flash_sale/accept", {
  body: ({ seen, inSpite }: { readonly seen: SeenRevision; readonly inSpite: boolean }) => ({
    ...seenBody(seen),
    in_spite: inSpite ? 1 : 0,
  }),
  decode: nothing,
});

interface FlashOfferEnd {
  readonly seen: SeenRevision;
  /** For its shop. */
  readonly grounds: string;
}

export const rejectFlashOffer = postCall("flash_sale/reject", {
  body: ({ seen, grounds }: FlashOfferEnd) => ({ ...seenBody(seen), grounds }),
  decode: nothing,
});

export const withdrawFlashOffer = postCall("flash_sale/withdraw", {
  body: ({ seen, grounds }: FlashOfferEnd) => ({ ...seenBody(seen), grounds }),
  decode: nothing,
});
