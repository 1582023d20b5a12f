import { forCustomers, getOnly, postOnly } from "../../platform/http/call.ts";
import {
  handleAddToCart,
  handleCart,
  handleCartCount,
  handleChangeCart,
  handleRemoveFromCart,
  handleSelectInCart,
} from "./cart-calls.ts";
import { handleLater, handleMoveToCart, handleRemoveLater, handleSaveForLater } from "./cart-calls.ts";
import { handleCartPreview } from "./cart-calls.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { cartMessages } from "./cart-messages.ts";
import { personalData } from "./personal-data.ts";

export const cartDomain = {
  name: "cart",
  calls: {
    "cart/lists": getOnly(forCustomers(handleCart)),
    "cart/num": getOnly(forCustomers(handleCartCount)),
    "cart/add": postOnly(forCustomers(handleAddToCart)),
    "cart/change": postOnly(forCustomers(handleChangeCart)),
    "cart/del": postOnly(forCustomers(handleRemoveFromCart)),
    "cart/selected": postOnly(forCustomers(handleSelectInCart)),
    "cart/later": getOnly(forCustomers(handleLater)),
    "cart/saveForLater": postOnly(forCustomers(handleSaveForLater)),
    "cart/moveToCart": postOnly(forCustomers(handleMoveToCart)),
    "cart/removeLater": postOnly(forCustomers(handleRemoveLater)),
    "cart/preview": postOnly(handleCartPreview),
  },
  messages: cartMessages,
  personalData,
} satisfies Domain;
