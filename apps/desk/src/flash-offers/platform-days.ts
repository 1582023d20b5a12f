const oneDay = 24 * 60 * 60 * 1000;

/** Noon of a day (`YYYY-MM-DD`) where the platform is, in epoch milliseconds. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00+08:00`);
}

export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** So many days after one, or before it. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * oneDay).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** Sunday is 0. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** `HH:mm` of a minute of the day; the last midnight is 24:00. */
export function clockOf(minute: number): string {
  const digits = (number: number): string => String(number).padStart(2, "0");
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
}

/** The minute of the day that a field of times has; null for none. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
