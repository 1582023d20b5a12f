import { choice } from "../wire/choice.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { flag } from "../wire/scalars.ts";

/** How a merchant's application stands. */
export type MerchantApplicationState = "pending" | "approved" | "refused" | "withdrawn";

/** Of an application: a withdrawn one is a refused one to whoever does not know the difference. */
export const merchantApplicationState: Decoder<MerchantApplicationState> = (value, context) => {
  const [state, isWithdrawn] = stateFields(value, context);
  return isWithdrawn ? "withdrawn" : state;
};

const numbered: Decoder<MerchantApplicationState> = choice({
  1: "pending",
  2: "approved",
  3: "refused",
});

const stateFields = record(
  (field) => [field("audit_status", numbered), field("is_withdrawn", optional(flag)) ?? false] as const,
);
