import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Only while nothing has come. A repetition changes nothing. */
export const cancelUsdtTopUp = postCall("usdt/cancel", {
  body: (topUpId: number) => ({ id: topUpId }),
  decode: nothing,
});
