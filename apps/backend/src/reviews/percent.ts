/** A share as the wire writes it, `"66.67%"`; of nothing it is all. */
export function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.round((part / whole) * 10_000) / 100}%`;
}
