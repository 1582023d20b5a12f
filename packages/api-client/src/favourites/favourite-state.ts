import { getCall } from "../call.ts";
import { list, record } from "../wire/decode.ts";
import { id } from "../wire/scalars.ts";

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
