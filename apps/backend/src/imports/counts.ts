/** What has become of the products of a file. */
export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
}

export const noCounts: Counts = { added: 0, changed: 0, unchanged: 0, rejected: 0 };

export function sumOf(one: Counts, other: Counts): Counts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
  };
}
