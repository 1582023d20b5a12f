/** When tests with a clock of their own begin: noon in Shanghai, on a Friday. */
export const start = new Date("2026-11-20T04:00:00Z");

const millisecondsOf = { milliseconds: 1, seconds: 1000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** The time so much after the start of a test. */
export function later(count: number, unit: keyof typeof millisecondsOf, from = start): Date {
  return new Date(from.getTime() + count * millisecondsOf[unit]);
}
