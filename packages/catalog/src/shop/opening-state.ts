import type { OpeningHours } from "@plaza/api-client";

export type OpeningState =
  | { readonly kind: "open"; readonly until: string }
  /** Opens later today. */
  | { readonly kind: "opens"; readonly at: string }
  | { readonly kind: "closed" };

const oneMinute = 60_000;
const minutesOfDay = 24 * 60;
/** Shops are in China, which has one time and changes no clocks. */
const aheadOfUtc = 8 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Whether a shop is open at a moment; one that closes after midnight belongs to the day on which it has opened. */
export function openingState({ opensAt, closesAt, weekdays }: OpeningHours, now: number): OpeningState {
  const local = Math.floor(now / oneMinute) + aheadOfUtc;
  const minute = local % minutesOfDay;
  const weekday = new Date(local * oneMinute).getUTCDay();
  // A shop that names no days is open on all of them.
  const worksOn = (day: number): boolean => weekdays.length === 0 || weekdays.includes(day);
  const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)];
  const overnight = closes <= opens;
  const today = worksOn(weekday);
  const sinceToday = today && minute >= opens && (overnight || minute < closes);
  const sinceYesterday = overnight && minute < closes && worksOn((weekday + 6) % 7);
  if (sinceToday || sinceYesterday) return { kind: "open", until: closesAt };
  return today && minute < opens ? { kind: "opens", at: opensAt } : { kind: "closed" };
}
