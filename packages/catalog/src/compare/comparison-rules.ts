/** Whether values differ. With fewer than two of them there is nothing to differ from. */
export function differs(values: readonly unknown[]): boolean {
  return values.some((value) => value !== values[0]);
}

/**
 * The place of the one best value; null where two share it, where all are equal, or where only one is known.
 *
 * @param values null: not known, and so neither better nor worse
 */
export function uniqueBest(values: readonly (number | null)[], better: "lowest" | "highest"): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = better === "lowest" ? Math.min(...known) : Math.max(...known);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : null;
}

/** Each once, in the order in which they come. */
export function union(lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}
