import { choice } from "../wire/choice.ts";
import type { Decoder } from "../wire/decode.ts";

/** How a merchant's application stands. */
export type MerchantApplicationState = "pending" | "approved" | "refused";

export const merchantApplicationState: Decoder<MerchantApplicationState> = choice({
  1: "pending",
  2: "approved",
  3: "refused",
});
