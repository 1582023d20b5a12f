import { accountMessages, favouriteMessages } from "@plaza/account";
import { heartMessages } from "@plaza/account/hearts";
import { cartCheckoutMessages, orderMessages } from "@plaza/cart-checkout";
import { articleMessages, catalogMessages, promotionMessages } from "@plaza/catalog";
import type { Catalog } from "@plaza/i18n";
import { uiKitMessages } from "@plaza/ui-kit/messages";

/** The messages of every package that has stories. */
export const catalogs: readonly Catalog[] = [
  uiKitMessages,
  catalogMessages,
  articleMessages,
  promotionMessages,
  accountMessages,
  favouriteMessages,
  heartMessages,
  cartCheckoutMessages,
  orderMessages,
];
