/** A row of a list whose order somebody decides. */
export interface PositionedRow {
  readonly id: number;
  readonly position: number;
}

/**
 * Which rows get another position, counted from 1 on, where one of them is put in front of another.
 *
 * @param rows all of the list in its order, which nobody else changes meanwhile
 * @param beforeId the one that it stands in front of; null: behind all others
 * @returns null where that one is not in the list any more
 */
export function movedPositions(
  rows: readonly PositionedRow[],
  id: number,
  beforeId: number | null,
): readonly PositionedRow[] | null {
  const moved = rows.filter((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const index = beforeId === null ? others.length : others.findIndex((row) => row.id === beforeId);
  if (index < 0) return null;
  return others
    .toSpliced(index, 0, ...moved)
    .flatMap((row, at) => (row.position === at + 1 ? [] : [{ id: row.id, position: at + 1 }]));
}
