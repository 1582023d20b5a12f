import type { ReaderLanguage } from "../../platform/store/language.ts";
import { type HolidayKind, shops } from "../../platform/store/schema/merchants.ts";
import { type SQL, sql } from "../../platform/store/sql.ts";
import { dayTime, spokenTime } from "../../platform/wire/time.ts";
import { merchantMessages } from "./merchant-messages.ts";

export type ShopHoliday = Pick<typeof shops.$inferSelect, "holidayKind" | "holidayFrom" | "holidayUntil">;

/** A holiday that has begun. */
interface Holiday {
  readonly kind: HolidayKind;
  /** The last day of it, `YYYY-MM-DD`. */
  readonly until: string;
}

/** The holiday that a shop is on; null: it is not. */
function runningHoliday({ holidayKind, holidayFrom, holidayUntil }: ShopHoliday, now: Date): Holiday | null {
  if (holidayKind === null || holidayFrom === null || holidayUntil === null) return null;
  const { date } = dayTime(now);
  return holidayFrom <= date && date <= holidayUntil ? { kind: holidayKind, until: holidayUntil } : null;
}

/** Until when a shop takes no orders, because it is on holiday; null: it takes them. */
export function pausedUntil(shop: ShopHoliday, now: Date): string | null {
  const holiday = runningHoliday(shop, now);
  return holiday?.kind === "pause" ? holiday.until : null;
}

/** The same as a condition: no holiday keeps it from taking orders. @param date `YYYY-MM-DD` */
export function isNotPaused(date: unknown): SQL {
  return sql`coalesce(not (${shops.holidayKind} = 'pause' and ${date}::date between ${shops.holidayFrom} and ${shops.holidayUntil}), true)`;
}

/** What shoppers should know of the holiday that a shop is on; "": it is on none. */
function holidayNotice(shop: ShopHoliday, now: Date, { wanted }: ReaderLanguage): string {
  const holiday = runningHoliday(shop, now);
  if (holiday === null) return "";
  const text = holiday.kind === "pause" ? merchantMessages.shopOnHoliday : merchantMessages.shopSendsLater;
  return text[wanted].replace("{name}", () => spokenTime(holiday.until, wanted));
}

/** The same in the field of shops that is ours, for as long as it runs. */
export function holidayWire(shop: ShopHoliday, now: Date, language: ReaderLanguage) {
  const notice = holidayNotice(shop, now, language);
  return notice === "" ? {} : { holiday: notice };
}
