const day = 24 * 60 * 60 * 1000;

/** As long as files that name it may still be on their way; a shop that comes later sends its pictures once more. */
const lastingDays = 30;

/** What was sent before is forgotten, unless an import has taken it. */
export function oldestSent(now: Date): Date {
  return new Date(now.getTime() - lastingDays * day);
}
