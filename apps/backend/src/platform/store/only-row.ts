/** The row of a query that always has one, as counts and sums have. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("A query that always has a row had none");
  return row;
}
