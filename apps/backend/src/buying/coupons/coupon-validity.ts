import { assertDefined } from "../../platform/store/rows.ts";
import { momentOfDay } from "../../platform/wire/time.ts";
import type { Coupon } from "./coupon.ts";

const oneDay = 24 * 60 * 60 * 1000;
const minutesOfDay = 24 * 60;

/** When somebody who claims a coupon now may use it; no longer at its end. Days of the calendar are those in Shanghai. */
export function validityFrom(
  { validity, validFrom, validUntil, validDays }: Pick<Coupon, "validity" | "validFrom" | "validUntil" | "validDays">,
  now: Date,
): { readonly validFrom: Date; readonly validUntil: Date } {
  if (validity === "window" && validFrom !== null && validUntil !== null) return { validFrom, validUntil };
  const days = assertDefined(validDays, `number of days for a coupon that is valid by "${validity}"`);
  if (validity === "days") return { validFrom: now, validUntil: new Date(now.getTime() + days * oneDay) };
  return { validFrom: momentOfDay(now, minutesOfDay), validUntil: momentOfDay(now, minutesOfDay * (days + 1)) };
}
