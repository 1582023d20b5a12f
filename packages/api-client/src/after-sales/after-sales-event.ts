import { type Decoder, record } from "../wire/decode.ts";
import { flag, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type AfterSalesState, afterSalesState } from "./after-sales-state.ts";

/** What has happened to a request. */
export interface AfterSalesEvent {
  /** The state that it has led to. */
  readonly state: AfterSalesState;
  /** Who did it; the system, where a time was over, or the money went by itself. */
  readonly actor: "customer" | "shop" | "system";
  /** A withdrawal from the contract has taken the request's place. */
  readonly isReplaced: boolean;
  readonly remark: string | null;
  /** Epoch milliseconds. */
  readonly at: number | null;
}

const actors: readonly AfterSalesEvent["actor"][] = ["customer", "shop"];

export const afterSalesEvent: Decoder<AfterSalesEvent> = record((field) => {
  const written = field("actor", text);
  return {
    state: field("status", afterSalesState),
    actor: actors.find((each) => each === written) ?? "system",
    isReplaced: field("is_replaced", flag),
    remark: field("remark", optionalText),
    at: field("create_time", time),
  };
});
