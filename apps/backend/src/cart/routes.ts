import { type Calls, forCustomers, getOnly, postOnly } from "../http/call.ts";
import {
  answerAddToCart,
  answerCart,
  answerCartCount,
  answerChangeCart,
  answerRemoveFromCart,
  answerSelectInCart,
} from "./cart-calls.ts";
import { answerCartPreview } from "./preview-call.ts";

export const cartCalls: Calls = {
  "cart/lists": getOnly(forCustomers(answerCart)),
  "cart/num": getOnly(forCustomers(answerCartCount)),
  "cart/add": postOnly(forCustomers(answerAddToCart)),
  "cart/change": postOnly(forCustomers(answerChangeCart)),
  "cart/del": postOnly(forCustomers(answerRemoveFromCart)),
  "cart/selected": postOnly(forCustomers(answerSelectInCart)),
  "cart/preview": postOnly(answerCartPreview),
};
