import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record, list } from "../wire/decode.ts";
import { amountOrNull } from "../wire/money.ts";
import { type Page, page } from "../wire/page.ts";
import { count, flag, optionalId, nothing, id } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";

/** A product that a customer has saved. */
export interface Favourite extends ProductCard {
  /** False for one that is off the shelf or gone. */
  readonly sold: boolean;
  /** What it cost when it was saved, in fen; null where the platform does not say. */
  readonly savedPrice: number | null;
  /** Epoch milliseconds; null where the platform does not say. */
  readonly savedAt: number | null;
  /** The SKU of a product that has only one, and can lie in a cart; null where the platform does not say. */
  readonly onlySkuId: number | null;
  /** There is a variant to choose; false where the platform does not say. */
  readonly hasOptions: boolean;
}

export type FavouriteFilter = "all" | "cheaper" | "soldOut";

export type FavouriteCounts = Readonly<Record<FavouriteFilter | "shops", number>>;

export interface Favourites extends Page<Favourite> {
  /** Of those with the text in their name; null where the platform does not count them. */
  readonly counts: FavouriteCounts | null;
}

export interface FavouritesParams {
  /** Another than `all`, and a text, only where the site configuration announces `favourites_search`. */
  readonly filter: FavouriteFilter;
  /** Part of a name. */
  readonly text?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const wireFilters = { all: undefined, cheaper: "cheaper", soldOut: "sold_out" } as const;

const details = record((field) => {
  // Only a platform that says the SKU says the rest.
  const isForCart = field("type", count) === 0 && field("is_pay", flag);
  const skuId = field("item_id", optionalId);
  return {
    sold: field("is_valid", flag),
    savedPrice: field("collect_price", amountOrNull),
    savedAt: field("collect_time", time),
    onlySkuId: isForCart ? skuId : null,
    hasOptions: isForCart && skuId === null,
  };
});

/** A product that was deleted is sent as a row of nulls, which is no favourite any more. */
const favourite: Decoder<Favourite> = (value, context) => ({
  ...productCard(value, context),
  ...details(value, context),
});

const counts: Decoder<FavouriteCounts> = record((field) => ({
  all: field("all", count),
  cheaper: field("cheaper", count),
  soldOut: field("sold_out", count),
  shops: field("shops", count),
}));

const favouritePage = page(favourite);

const countsBeside = record((field) => field("counts", optional(counts)));

/** The customer's own, newest first. */
export const fetchFavourites = getCall("goods_collect/lists", {
  query: ({ filter, text, page: pageNumber, pageSize }: FavouritesParams) => ({
    filter: wireFilters[filter],
    name: text === "" ? undefined : text,
    page_no: pageNumber,
    page_size: pageSize,
  }),
  decode: (value, context): Favourites => ({
    ...favouritePage(value, context),
    counts: countsBeside(value, context),
  }),
});

export const favouritesQuery = defineQuery(fetchFavourites, {
  key: "favourites",
  freshMs: 10 * second,
  staleAfter: ["favourite-change", "flash-sale-turn", "order-placed"],
});

export interface FavouriteChange {
  /** At least one. Several only where the site configuration announces `favourites_state`. */
  readonly productIds: readonly number[];
  /**
   * The wanted state. A platform that does not announce `favourites_state` ignores it and changes the state: there it has
   * to be known that the state differs.
   */
  readonly saved: boolean;
}

export const changeFavourites = postCall("goods_collect/changeStatus", {
  body: ({ productIds, saved }: FavouriteChange) => ({
    goods_id: productIds.length === 1 ? productIds[0] : productIds,
    is_collect: saved ? 1 : 0,
  }),
  decode: nothing,
});

/** The ids of all that a customer has saved. */
export interface FavouriteState {
  readonly productIds: readonly number[];
  readonly shopIds: readonly number[];
}

/** An extension: only where the site configuration announces `favourites_state`. */
export const fetchFavouriteState = getCall("goods_collect/state", {
  decode: record((field): FavouriteState => ({
    productIds: field("goods", list(id)),
    shopIds: field("shops", list(id)),
  })),
});
