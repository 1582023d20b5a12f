import { positiveInteger } from "@plaza/routing";
import { isDay } from "../flash-offers/platform-days.ts";

/** The day that the calendar is opened at, and the slot of it that is looked into; absent: today, and none. */
export interface FlashSaleSearch {
  readonly date?: string;
  readonly slot?: number;
}

export function flashSaleSearch({ date, slot }: Readonly<Record<string, unknown>>): FlashSaleSearch {
  const slotId = positiveInteger(slot);
  return { ...(isDay(date) && { date }), ...(slotId !== undefined && { slot: slotId }) };
}
