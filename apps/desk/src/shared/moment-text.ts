/** The platform's clock, which has had no summer time since 1991. */
const shanghai = 8 * 60 * 60 * 1000;

/** The moment that a field of the platform's clock names, `YYYY-MM-DDTHH:mm`; null for anything else. */
export function momentOf(text: string): number | null {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(`${text.slice(0, 16)}:00+08:00`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** The same moment as a field of the platform's clock has it. */
export function momentText(moment: number): string {
  return new Date(moment + shanghai).toISOString().slice(0, 16);
}
