/** The row of a query that always has one, as counts and sums have. */
export function singleRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("A query that always has a row had none");
  return row;
}

/**
 * A value that has to be there.
 *
 * @param what its name, for the operator who reads that it is missing
 */
export function assertDefined<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
