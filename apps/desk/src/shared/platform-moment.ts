/** The platform's clock, which has had no summer time since 1991. */
const shanghai = 8 * 60 * 60 * 1000;

/** Epoch milliseconds of `YYYY-MM-DDTHH:mm` on the platform's clock, as a field has it; null for whatever is none. */
export function momentOf(text: string): number | null {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(`${text.slice(0, 16)}:00+08:00`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** A moment as a field has it, on the platform's clock. */
export function momentText(moment: number): string {
  return new Date(moment + shanghai).toISOString().slice(0, 16);
}
