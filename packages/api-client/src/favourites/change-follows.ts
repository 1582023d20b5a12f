import { postCall } from "../call.ts";
import { type Decoder, isRecord } from "../wire/decode.ts";
import { optionalCount } from "../wire/scalars.ts";

export interface FollowChange {
  /** At least one. Several only where the site configuration announces `favourites_state`. */
  readonly shopIds: readonly number[];
  /** As in `FavouriteChange`. */
  readonly followed: boolean;
}

/** How many follow the shop now; null where there are several, or the platform does not say. */
const followers: Decoder<number | null> = (value, context) =>
  isRecord(value) ? optionalCount(value["follow_num"], context) : null;

export const changeFollows = postCall("shop_follow/changeStatus", {
  body: ({ shopIds, followed }: FollowChange) => ({
    shop_id: shopIds.length === 1 ? shopIds[0] : shopIds,
    is_follow: followed ? 1 : 0,
  }),
  decode: followers,
});
