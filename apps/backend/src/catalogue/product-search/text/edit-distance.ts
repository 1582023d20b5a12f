/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of the other
 * (optimal string alignment).
 */
export function editDistance(left: string, right: string): number {
  const from = Array.from(left);
  const to = Array.from(right);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const current: number[] = [row + 1];
    for (const [column, other] of to.entries()) {
      let best = Math.min(
        at(last, column + 1) + 1,
        at(current, column) + 1,
        at(last, column) + (letter === other ? 0 : 1),
      );
      if (row > 0 && column > 0 && letter === to[column - 1] && other === from[row - 1]) {
        best = Math.min(best, at(beforeLast, column - 1) + 1);
      }
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
