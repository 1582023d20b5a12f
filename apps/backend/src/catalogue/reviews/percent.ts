/** A share as the wire writes it, `"66.67%"`; it is 100 % where there is nothing to share. */
export function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.round((part / whole) * 10_000) / 100}%`;
}
