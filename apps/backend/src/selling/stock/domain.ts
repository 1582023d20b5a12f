import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { forgetStockMovements } from "./forget-movements.ts";
import { handleMovements, handleSaveMark, handleSoon } from "./stock-calls.ts";
import { stockMessages } from "./stock-messages.ts";

export const stockDomain = {
  name: "stock",
  deskCalls: {
    "stock/soon": forShop("shop-agent", "GET", handleSoon),
    "stock/movements": forShop("shop-agent", "GET", handleMovements),
    "stock/save_mark": forShop("staff", "POST", handleSaveMark),
  },
  messages: stockMessages,
  jobs: [forgetStockMovements],
} satisfies Domain;
