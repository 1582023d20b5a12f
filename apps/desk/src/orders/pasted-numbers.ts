interface NumberedOrder {
  readonly id: number;
  readonly number: string;
}

/**
 * Tracking numbers that were pasted as a list, a line each, by the orders that they are for: a line that names an order is that
 * one's, the others go down the rows from the one that was pasted into. Null: it is no list.
 */
export function pastedNumbers(
  text: string,
  orders: readonly NumberedOrder[],
  from: number,
): ReadonlyMap<number, string> | null {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split(/[\t,;]/).flatMap((cell) => (cell.trim() === "" ? [] : [cell.trim()]));
    return cells.length === 0 ? [] : [cells];
  });
  const isNamed = lines.some((cells) => cells.length > 1);
  if (lines.length < 2 && !isNamed) return null;
  const numbers = new Map<number, string>();
  let next = Math.max(
    0,
    orders.findIndex(({ id }) => id === from),
  );
  for (const cells of lines) {
    const named = orders.find(({ number }) => cells.length > 1 && cells.includes(number));
    const number = cells.findLast((cell) => cell !== named?.number);
    const order = named ?? orders[next];
    if (named === undefined) next += 1;
    if (order !== undefined && number !== undefined) numbers.set(order.id, number);
  }
  return numbers;
}
