import { zoneNameIn } from "./calendar.ts";
import type { Reader } from "./reader.ts";

/** Minutes, counted as `getTimezoneOffset` does. */
const platformOffset = -480;

/**
 * What the platform's clock or calendar shows, with the name of its zone where the reader's clock shows something else at
 * that moment: `08:57 China Time`. `time` is epoch milliseconds; without one, now is meant.
 */
export function nameZone(text: string, { locale, hasZone }: Reader, time = Date.now()): string {
  if (!hasZone || new Date(time).getTimezoneOffset() === platformOffset) return text;
  const name = zoneNameIn(locale);
  return locale === "en" ? `${text} ${name}` : `${name} ${text}`;
}

/**
 * The name of the platform's zone, for a field, or where it stands apart from the clock; null where the reader's clock
 * shows the same.
 */
export function foreignZone({ locale, hasZone }: Reader): string | null {
  return hasZone && new Date().getTimezoneOffset() !== platformOffset ? zoneNameIn(locale) : null;
}
