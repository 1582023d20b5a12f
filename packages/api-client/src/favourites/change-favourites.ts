import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

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
