import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import { handleMoveTrade, handleRemoveTrade, handleSaveTrade, handleTradeList } from "./trade-calls.ts";
import { tradeMessages } from "./trade-messages.ts";

/** Operators decide what shops can deal in; applicants choose one of it. */
export const tradeDomain = {
  name: "trades",
  deskCalls: {
    "trades/list": forOperators("GET", handleTradeList),
    "trades/save": forOperators("POST", handleSaveTrade),
    "trades/move": forOperators("POST", handleMoveTrade),
    "trades/remove": forOperators("POST", handleRemoveTrade),
  },
  messages: tradeMessages,
} satisfies Domain;
