import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { text, integer } from "../wire/scalars.ts";

/** When a shop is open, by the clocks where it is. */
export interface OpeningHours {
  /** `HH:mm` */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Sunday is 0; empty where the platform names none. */
  readonly weekdays: readonly number[];
}

const timeOfDay = /^(\d{2}:\d{2})(?::\d{2})?$/;
const lastWeekday = 6;

/** Reads it of a shop; null where the platform does not say. */
export const openingHours: Decoder<OpeningHours | null> = record((field) => {
  const [, opensAt] = timeOfDay.exec(field("run_start_time", text)) ?? [];
  const [, closesAt] = timeOfDay.exec(field("run_end_time", text)) ?? [];
  if (opensAt === undefined || closesAt === undefined) return null;
  const weekdays = field("weekdays", usableRows(integer)).filter((day) => day >= 0 && day <= lastWeekday);
  return { opensAt, closesAt, weekdays };
});

/** Where a shop can be visited: the names of the regions, and the street. */
export interface ShopAddress {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
}

/** Reads it of a shop; null where the platform does not say. */
export const shopAddress: Decoder<ShopAddress | null> = record((field) => {
  const street = field("address", text);
  if (street === "") return null;
  return { province: field("province", text), city: field("city", text), district: field("district", text), street };
});
