import { type OrderRules, readOrderRules } from "../../buying/orders/order-rules.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { AfterSaleState } from "../../platform/store/schema/after-sales.ts";
import { afterSaleSettings } from "./after-sale-settings.ts";
import { deadlineKind } from "./transitions.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** The times that the operator sets. */
export interface AfterSaleRules {
  /** Until when something can be asked for an order that was received then. */
  readonly askableUntil: OrderRules["askableUntil"];
  /** When a request that comes into a state now leaves it by itself; null: never. */
  readonly deadlineOf: (
    request: { readonly state: AfterSaleState; readonly isWithdrawal: boolean },
    now: Date,
  ) => Date | null;
}

export async function readAfterSaleRules(db: Executor): Promise<AfterSaleRules> {
  const { askableUntil } = await readOrderRules(db);
  const values = await readSettings(db, afterSaleSettings, "zh");
  const days = (key: keyof typeof afterSaleSettings) => numberOf(afterSaleSettings[key], values[key]) * oneDay;
  const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
  return {
    askableUntil,
    deadlineOf: ({ state, isWithdrawal }, now) => {
      const kind = deadlineKind(state);
      switch (kind) {
        case null:
          return null;
        case "shop":
          return later(now, days("afterSaleAnswerDays"));
        case "goods":
          return later(now, days(isWithdrawal ? "withdrawalReturnDays" : "afterSaleReturnDays"));
        case "receipt":
          return later(now, days("afterSaleReceiptDays"));
        default:
          return kind satisfies never;
      }
    },
  };
}
