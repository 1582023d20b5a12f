import type { Decoder } from "./decode.ts";
import { DecodeError, kindOf } from "./decode-error.ts";

const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const unixSeconds = /^\d{9,10}$/;
/** Asia/Shanghai has been at UTC+8 without summer time since 1992. */
const zoneOffset = 8 * 3_600_000;
/** Times before are formatting accidents of the platform, like 1970-01-01 08:33:46. */
const earliest = Date.UTC(2000, 0, 1) - zoneOffset;

/**
 * Epoch milliseconds from `YYYY-MM-DD[ HH:mm[:ss]]` on the platform's wall clock or from unix seconds.
 * Unknown is null: absent, "", 0, years before 2000, and texts such as the platform's "no limit".
 */
export const time: Decoder<number | null> = (value) => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === "number") return known(value * 1000);
  if (typeof value === "string") {
    const trimmed = value.trim();
    return known(unixSeconds.test(trimmed) ? Number(trimmed) * 1000 : wallClockTime(trimmed));
  }
  throw new DecodeError(`a time was expected, not ${kindOf(value)}`);
};

/** A time without which the answer makes no sense. */
export const requiredTime: Decoder<number> = (value, context) => {
  const read = time(value, context);
  if (read === null) throw new DecodeError("a time was expected");
  return read;
};

const timeOfDay = /^([01]?\d|2[0-4]):([0-5]\d)(?::\d\d)?$/;
const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;

/** Epoch milliseconds from `HH:mm` on the platform's wall clock, on the day that `end` closes or falls into. */
export function timeOfDayBefore(end: number): Decoder<number> {
  return (value) => {
    const [, hours, minutes] = (typeof value === "string" ? timeOfDay.exec(value.trim()) : null) ?? [];
    if (hours === undefined || minutes === undefined) throw new DecodeError("a time of day was expected");
    const midnight = Math.floor((end - 1 + zoneOffset) / oneDay) * oneDay - zoneOffset;
    return midnight + (Number(hours) * 60 + Number(minutes)) * oneMinute;
  };
}

/** Midnight at the beginning of the day that comes so many days after this one, on the platform's wall clock. */
export function startOfDayAfter(moment: number, days: number): number {
  return Math.floor((moment + zoneOffset) / oneDay) * oneDay - zoneOffset + days * oneDay;
}

/** The last second of that day. */
export function endOfDayAfter(moment: number, days: number): number {
  return startOfDayAfter(moment, days + 1) - 1000;
}

function known(milliseconds: number): number | null {
  return Number.isSafeInteger(milliseconds) && milliseconds >= earliest ? milliseconds : null;
}

function wallClockTime(value: string): number {
  const parts = wallClock.exec(value);
  if (parts === null) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const atUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC carries the 31st of February over into March; such a time is not a time.
  const carried = new Date(atUtc);
  const exact = carried.getUTCMonth() === month - 1 && carried.getUTCDate() === day && minute < 60 && second < 60;
  return exact ? atUtc - zoneOffset : Number.NaN;
}
