import type { Domain } from "../../platform/domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import { favouriteMessages } from "./favourite-messages.ts";
import { handleChangeFavourite, handleFavourites, handleFavouriteState } from "./product-calls.ts";
import { handleChangeFollow, handleFollowedShops } from "./shop-calls.ts";
import { personalData } from "./personal-data.ts";

export const favouriteDomain = {
  name: "favourites",
  calls: {
    "goods_collect/changeStatus": postOnly(forCustomers(handleChangeFavourite)),
    "goods_collect/lists": getOnly(forCustomers(handleFavourites)),
    "goods_collect/state": getOnly(forCustomers(handleFavouriteState)),
    "shop_follow/changeStatus": postOnly(forCustomers(handleChangeFollow)),
    "pc/shopFollowList": getOnly(forCustomers(handleFollowedShops)),
  },
  messages: favouriteMessages,
  personalData,
} satisfies Domain;
