import { type Decoder, list, record } from "../wire/decode.ts";
import { word } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { named } from "../wire/id-name.ts";
import { requiredInstant } from "../wire/instant.ts";
import { money } from "../wire/money.ts";
import { flag, id, integer, optionalCount, optionalText, requiredCount, text } from "../wire/scalars.ts";
import type { SeenRevision } from "./seen-revision.ts";

/** When a slot of the flash sale runs each day, in minutes of the platform's day; the end is no longer part of it. */
export interface FlashSlotTimes {
  readonly id: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

export const flashSlotTimes: Decoder<FlashSlotTimes> = record((field) => ({
  id: field("id", id),
  startMinute: field("start_minute", integer),
  endMinute: field("end_minute", integer),
}));

export type FlashOfferState = "waiting" | "accepted" | "rejected" | "takenBack" | "withdrawn" | "over";

const state = word<FlashOfferState>({
  waiting: "waiting",
  accepted: "accepted",
  rejected: "rejected",
  taken_back: "takenBack",
  withdrawn: "withdrawn",
  over: "over",
});

/** A SKU whose price somebody may lower. Amounts are fen. */
export interface SkuToOffer {
  readonly id: number;
  /** The values of its options, in one text; "" where it has none. */
  readonly options: string;
  readonly regularPrice: number;
  readonly stock: number;
}

/** A SKU in an offer. */
export interface OfferedSku extends SkuToOffer {
  readonly price: number;
  /** Pieces that are sold at this price alone; null: all that is in stock. */
  readonly setAside: number | null;
  /** What is left of them; null: they are stock. */
  readonly left: number | null;
  readonly soldCount: number;
}

/** A product in a slot on some days, or proposed for it. */
export interface FlashOffer extends SeenRevision {
  readonly state: FlashOfferState;
  /** Why it was rejected or withdrawn; "": nobody said so. */
  readonly grounds: string;
  /** A shop proposed it, else an operator added it. */
  readonly isProposed: boolean;
  readonly product: { readonly id: number; readonly name: string; readonly image: string | null };
  readonly shop: { readonly id: number; readonly name: string };
  readonly slot: FlashSlotTimes;
  /** Days of the platform, `YYYY-MM-DD`; the last null: until further notice. */
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** How many pieces one customer can buy at its prices; null: as many as there are. */
  readonly limit: number | null;
  readonly skus: readonly OfferedSku[];
}

/** The fields of a SKU whose price somebody may lower. */
export const skuToOffer = record((field): SkuToOffer => ({
  id: field("id", id),
  options: field("options", text),
  regularPrice: field("regular_price", money),
  stock: field("stock", requiredCount),
}));

const offeredSku: Decoder<OfferedSku> = (value, context) => ({
  ...skuToOffer(value, context),
  ...offeredFields(value, context),
});
const offeredFields = record((field) => ({
  price: field("price", money),
  setAside: field("set_aside", optionalCount),
  left: field("left", optionalCount),
  soldCount: field("sold", requiredCount),
}));

export const flashOffer: Decoder<FlashOffer> = record((field) => ({
  id: field("id", id),
  revision: field("revision", requiredCount),
  state: field("state", state),
  grounds: field("grounds", text),
  isProposed: field("is_proposed", flag),
  product: field(
    "product",
    record((product) => ({ id: product("id", id), name: product("name", text), image: product("image", image) })),
  ),
  shop: field("shop", named),
  slot: field("slot", flashSlotTimes),
  startsOn: field("starts_on", text),
  endsOn: field("ends_on", optionalText),
  limit: field("limit", optionalCount),
  skus: field("skus", list(offeredSku)),
}));

/** A slot that shops can propose products for, on the days of a range. */
export interface FlashOpening extends SeenRevision {
  readonly slot: FlashSlotTimes;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Epoch milliseconds; from then on nobody proposes anything more. */
  readonly proposalsUntil: number;
}

export const flashOpening: Decoder<FlashOpening> = record((field) => ({
  id: field("id", id),
  revision: field("revision", requiredCount),
  slot: field("slot", flashSlotTimes),
  startsOn: field("starts_on", text),
  endsOn: field("ends_on", text),
  proposalsUntil: field("proposals_until", requiredInstant),
}));
