import { postCall } from "../call.ts";
import { moneyText } from "../wire/money-text.ts";
import { nothing } from "../wire/scalars.ts";
import type { Alert } from "./alert.ts";

export interface AlertChange extends Alert {
  /** The wanted state: a repetition changes nothing. With another target price, the alert changes its own. */
  readonly on: boolean;
}

/** Only where `alerts` is announced. */
export const changeAlert = postCall("alert/set", {
  body: ({ kind, productId, skuId, targetPrice, on }: AlertChange) => ({
    kind,
    goods_id: productId,
    item_id: skuId ?? undefined,
    price: on && targetPrice !== null ? moneyText(targetPrice) : undefined,
    is_on: on ? 1 : 0,
  }),
  decode: nothing,
});
