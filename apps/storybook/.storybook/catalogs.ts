import { accountMessages, favouriteMessages } from "@plaza/account";
import { alertButtonMessages, favouriteButtonMessages } from "@plaza/account/favourite-button";
import { afterSalesMessages, applicationMessages, withdrawalMessages } from "@plaza/after-sales";
import { cartCheckoutMessages, orderMessages, ordersMessages, paymentMessages } from "@plaza/cart-checkout";
import { articleMessages, catalogMessages, productMessages, promotionMessages } from "@plaza/catalog";
import { compareSelectionMessages } from "@plaza/catalog/compare-selection";
import { chatCatalogs } from "@plaza/chat";
import { commerceDialogMessages, commerceUiMessages } from "@plaza/commerce-ui/messages";
import type { Catalog } from "@plaza/i18n";
import { merchantEntryMessages } from "@plaza/merchant-entry";
import { uiKitMessages } from "@plaza/ui-kit/messages";

/** The messages of every package that has stories. */
export const catalogs: readonly Catalog[] = [
  uiKitMessages,
  commerceUiMessages,
  commerceDialogMessages,
  catalogMessages,
  productMessages,
  articleMessages,
  promotionMessages,
  compareSelectionMessages,
  accountMessages,
  favouriteMessages,
  favouriteButtonMessages,
  alertButtonMessages,
  cartCheckoutMessages,
  ordersMessages,
  orderMessages,
  paymentMessages,
  afterSalesMessages,
  applicationMessages,
  withdrawalMessages,
  ...chatCatalogs,
  merchantEntryMessages,
];
