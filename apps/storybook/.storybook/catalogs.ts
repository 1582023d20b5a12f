import { accountMessages } from "@plaza/account";
import { cartCheckoutMessages } from "@plaza/cart-checkout";
import { catalogMessages } from "@plaza/catalog";
import type { Catalog } from "@plaza/i18n";
import { uiKitMessages } from "@plaza/ui-kit/messages";

/** The messages of every package that has stories. */
export const catalogs: readonly Catalog[] = [uiKitMessages, catalogMessages, accountMessages, cartCheckoutMessages];
