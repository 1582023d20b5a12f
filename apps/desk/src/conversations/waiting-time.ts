import { formatTimeLeft, type Locale } from "@plaza/i18n";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How urgent an answer is: from three minutes on, and from five. */
export type Urgency = "usual" | "soon" | "late";

/** `mm:ss` of what somebody has waited, in milliseconds; from an hour on `h:mm:ss`, from a day on `9 days 4 hr`. */
export function writtenWait(ms: number, locale: Locale): string {
  if (ms >= day) return formatTimeLeft(ms, locale);
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours === 0 ? `${two(minutes)}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}

export function urgencyOf(ms: number): Urgency {
  if (ms >= 5 * minute) return "late";
  return ms >= 3 * minute ? "soon" : "usual";
}
